"""Reading PDF: characters -> words -> lines -> columns -> paragraphs -> blocks, in a process of its own."""
