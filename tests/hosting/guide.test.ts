import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { lacking, NO_NAMESPACES } from "#tools/testing/programs.ts";
import { needs } from "../fixtures/needs.ts";

/**
 * The commands of docs/hosting.md as they are printed, as root, on copies of this machine's folders that nobody else sees,
 * without a network but its own. Stand-ins only for what needs the world: apt-get, certbot, systemd, the way to the server.
 */

const guide = readFileSync("docs/hosting.md", "utf8");
const section = (title: string) => guide.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
const commands = (title: string) =>
  [...section(title).matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = ""]) => text);

/** Programs by name, as text for a shell. */
const STAND_INS = {
  // Installed is what the guide names, or the server would not start below.
  "apt-get": 'test "$1" = install',
  certbot: `name=$(echo "$*" | sed 's/.*-w [^ ]* -d \\([^ ]*\\).*/\\1/'); live=/etc/letsencrypt/live/$name; mkdir -p "$live"
challenge=$(echo "$*" | sed 's/.*-w \\([^ ]*\\).*/\\1/')/.well-known/acme-challenge; mkdir -p "$challenge"; echo > "$challenge/own"
openssl req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=x \
  -keyout "$live/privkey.pem" -out "$live/fullchain.pem" 2> /dev/null`,
  ssh: `until test "$(echo "$1" | sed s/root@//)" = server; do shift; done; shift; exec "$@"`,
  systemctl: `test "$1" = reload-or-restart
if test "$2" = apache2; then
  apache2ctl graceful
elif test "$2" = nginx; then
  if test -s /run/nginx.pid; then nginx -s reload; else nginx; fi
else
  (echo '{'; echo local_certs; echo skip_install_trust; echo '}'; cat /etc/caddy/Caddyfile) > /etc/caddy/own
  if test -e /run/caddy; then set -- reload; else set -- start; fi
  touch /run/caddy; caddy "$1" --adapter caddyfile --config /etc/caddy/own
fi`,
};

const CHECK = `
import { get } from ${JSON.stringify(resolve("tests/server/client.ts"))};
const ask = (url, host, path = "/contact") => get(new URL(url), path, { host, "accept-encoding": "br" });
const wait = async (act) => { for (let left = 100; ; left--) try { return await act(); } catch (error) {
  if (left === 0) throw error; await new Promise((done) => setTimeout(done, 100)); } };
const own = await wait(() => ask("http://localhost", "exemplu.ro", "/.well-known/acme-challenge/own"));
const plain = await wait(() => ask("http://localhost", "exemplu.ro"));
const second = await wait(() => ask("https://exemplu.ro", "exemplu.ro"));
const page = await wait(() => ask("https://www.exemplu.ro", "www.exemplu.ro"));
console.log(JSON.stringify([own.status, plain.status, plain.headers.location, second.status, second.headers.location,
  page.status, page.headers["content-encoding"]]));
`;

const UNSHARE = ["--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];
const mayIsolate = spawnSync("unshare", [...UNSHARE, "mount", "-t", "tmpfs", "own", "/mnt"]).status === 0;
needs("ip", "mount", "openssl", "rsync");

it.for([
  // Caddy answers the challenges of its own certificates itself.
  ["Caddy", 308],
  ["nginx", 200],
  ["Apache", 200],
] as const)(
  "a server with %s ends in a site, letter by letter, and in the next one, and in the first again",
  ([server, challenge], { skip }) => {
    const why = mayIsolate ? lacking(server.toLowerCase() as "caddy") : NO_NAMESPACES;
    skip(why !== undefined, why);
    const own = mkdtempSync(join(tmpdir(), "guide-"));
    const [once = "", installed = ""] = commands(`Un server cu ${server}`);
    // The content's own launch list may have something to complete.
    const publish = (commands("O publicare")[0] ?? "").replace(/$/m, " --unfinished");
    for (const [name, text] of Object.entries(STAND_INS))
      writeFileSync(join(own, name), `#!/bin/sh\nset -e\n${text}\n`, { mode: 0o755 });
    writeFileSync(join(own, "check.ts"), CHECK);
    const vcf = "/srv/clinica-rmn/centru-rmn.vcf";
    const script = `set -eu
ip link set lo up
mount -t tmpfs own /mnt
for folder in etc srv run var; do
  mkdir /mnt/$folder /mnt/$folder.work
  mount -t overlay own -o lowerdir=/$folder,upperdir=/mnt/$folder,workdir=/mnt/$folder.work /$folder
done
mkdir -p /mnt/first /mnt/second; cp -a dist/. /mnt/first; cp -a dist/. /mnt/second
echo second > /mnt/second/centru-rmn.vcf
mkdir -p /run/lock; rm -f /run/nginx.pid /run/caddy
echo '127.0.0.1 localhost www.exemplu.ro exemplu.ro' > /etc/hosts
export PATH=${own}:${dirname(process.execPath)}:$PATH HOME=/mnt
${once}
${publish}
${installed}
${process.execPath} --no-warnings ${join(own, "check.ts")}
mount --bind /mnt/second dist
${publish}
cmp ${vcf} /mnt/second/centru-rmn.vcf
umount dist
${publish}
cmp ${vcf} /mnt/first/centru-rmn.vcf
`;
    const { status, stdout, stderr } = spawnSync("unshare", [...UNSHARE, "sh", "-c", script], {
      encoding: "utf8",
    });
    rmSync(own, { recursive: true });
    expect(stdout, stderr).toContain(
      JSON.stringify([
        challenge,
        308,
        "https://exemplu.ro/contact",
        308,
        "https://www.exemplu.ro/contact",
        200,
        "br",
      ]),
    );
    expect(status, stderr).toBe(0);
  },
);
