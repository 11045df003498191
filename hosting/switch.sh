#!/bin/sh
# On the server, as root: puts a release into service, `sh switch.sh 20261121-120000`; the name of an older one goes back.
# Its pages and the policy that belongs to them change in one step: the configuration that is loaded names the release's
# own folder, so that no answer has the one of this release and the other of the next.
set -eu
root=${SITE_ROOT:-/srv}
site=$root/clinica-rmn
release=$root/releases/$1
kept=10
stop() {
  echo "$*" >&2
  exit 1
}

# A release that did not arrive whole is never served, nor one with a link, which could lead anywhere.
(cd "$release" && sha256sum --quiet --check _files.sha256) || stop "Release $1 is not whole; nothing was changed."
test -z "$(find "$release" -type l)" || stop "Release $1 holds links; nothing was changed."

# Assets first: pages that are open still ask for those of older releases, and a server that is being reloaded answers from
# two. A second name for the same file is there whole or not at all, also on a full disk.
share() {
  sed -n 's|^.*  \./assets/|assets/|p' "$1/_files.sha256" | (cd "$1" && xargs -r cp -aln -t "$2/assets/")
}
for served in "$root"/releases/*/_served; do
  if test -e "$served"; then share "${served%/_served}" "$release"; fi
done
if test -d "$site/assets"; then share "$release" "$site"; fi

# Name in the release, where the server reads it, how it is checked, how it is loaded.
load() {
  sed "s|/srv/clinica-rmn|$release|g" "$release/$1" > "$2.new"
  if test -e "$2"; then cp -p "$2" "$2.before"; else : > "$2.before"; fi
  mv "$2.new" "$2"
  if $3 && $4; then return; fi
  mv "$2.before" "$2"
  stop "The server refuses its configuration, for the reason above; the release before stays in service."
}
nginx=${NGINX_CONF:-/etc/nginx/conf.d/clinica-rmn.conf}
caddy=${CADDY_CONF:-/etc/caddy/clinica-rmn.caddy}
if test -d "${nginx%/*}"; then
  load _nginx.conf "$nginx" "${NGINX_TEST:-nginx -t}" "${NGINX_LOAD:-systemctl reload-or-restart nginx}"
fi
if test -d "${caddy%/*}"; then
  # Linux would reset who waits at Caddy's door while it reloads; since 5.14 it can hand them over instead.
  echo 1 > /proc/sys/net/ipv4/tcp_migrate_req || true
  load _Caddyfile "$caddy" true "${CADDY_LOAD:-systemctl reload-or-restart caddy}"
fi

# The link is for people, and for the next call.
ln -sfn "$release" "$site.next"
mv -T "$site.next" "$site"
touch "$release/_served"

# The oldest go, and what only they had.
ls -t "$root"/releases/*/_served | tail -n "+$((kept + 1))" | while read -r served; do rm -r "${served%/_served}"; done
