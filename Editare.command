#!/bin/sh
# Se deschide prin dublu clic pe macOS.
folder="$(dirname "$(readlink -f "$0" || echo "$0")")"
[ -f "$folder/editare.sh" ] || {
  echo "Editare se deschide numai din folderul lui: lăsați fișierul acolo și faceți-i o scurtătură."
  exit 1
}
exec sh "$folder/editare.sh"
