#!/bin/sh
# Se deschide prin dublu clic pe macOS.
exec "$(dirname "$0")/editare.sh"
