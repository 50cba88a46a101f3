"""`python -m bearsout`: the command line."""

from bearsout.cli.main import main

if __name__ == "__main__":
    main()
