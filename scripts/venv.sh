# Makes .venv where it is missing, with a Python that is new enough. Read by scripts/try and scripts/test.
python=${PYTHON:-python3}
export PIP_DISABLE_PIP_VERSION_CHECK=1
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Error: $python is not Python 3.11 or later. Name one with PYTHON=python3.12 sh scripts/..." >&2
    exit 2
fi
if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    "$python" -m venv --clear .venv || {
        echo "Error: $python cannot make a virtual environment; install its venv module and pip." >&2
        exit 2
    }
fi
