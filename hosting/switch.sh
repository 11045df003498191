#!/bin/sh
# On the server: puts a release in service, in one step. `sh switch.sh 20261121-120000`; the name of an older release
# goes back to it. Afterwards nginx or Caddy reads the policy that belongs to the pages.
set -eu
root=${SITE_ROOT:-/srv}
release=$root/releases/$1
site=$root/clinica-rmn
# A release that did not arrive whole is never served.
(cd "$release" && sha256sum --quiet --check _files.sha256)
# Pages that are open now still ask for the files of the release before; their names never come back.
if test -d "$site/assets"; then cp -an "$site/assets/." "$release/assets/"; fi
ln -sfn "$release" "$site.next"
mv -T "$site.next" "$site"
if test "$root" != /srv; then exit; fi
if pgrep -x nginx > /dev/null; then nginx -t && nginx -s reload; fi
if pgrep -x caddy > /dev/null; then caddy reload --config /etc/caddy/Caddyfile; fi
