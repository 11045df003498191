import { spawnSync } from "node:child_process";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
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
/** The commands of a section, and of those that follow. */
const commands = (title: string) =>
  (guide.split(`\n## ${title}\n`)[1] ?? "").matchAll(/```sh\n([\s\S]*?)```/g).map(([, text = ""]) => text);

/** Programs by name, as text for a shell. */
const STAND_INS = {
  // Installed is what the guide names, or the server would not start below.
  "apt-get": 'test "$1" = install',
  certbot: `test "$3 $5" = "-w -d"; live=/etc/letsencrypt/live/$6; challenges=$4/.well-known/acme-challenge
mkdir -p "$live" "$challenges"; echo > "$challenges/own"
cd "$live"; openssl req -x509 -nodes -newkey rsa -subj /CN=x -keyout privkey.pem -out fullchain.pem 2> /dev/null`,
  ssh: `until test "$1" = server; do shift; done; shift; exec "$@"`,
  systemctl: `test "$1" = reload-or-restart
case $2 in
  apache2) apache2ctl start ;;
  nginx) nginx ;;
  caddy)
    printf '{\nlocal_certs\nskip_install_trust\n}\n' | cat - /etc/caddy/Caddyfile > /etc/caddy/own
    caddy start --adapter caddyfile --config /etc/caddy/own ;;
esac`,
};

/** What somebody who comes by is answered, once the server answers. */
const VISIT = `
import { setTimeout } from "node:timers/promises";
import { get } from ${JSON.stringify(resolve("tests/server/client.ts"))};
for (const address of [
  "http://exemplu.ro/.well-known/acme-challenge/own",
  "http://exemplu.ro/contact",
  "https://exemplu.ro/contact",
  "https://www.exemplu.ro/contact",
]) {
  const url = new URL(address);
  const visit = () => get(url, url.pathname, { "accept-encoding": "br" }).catch(() => setTimeout(100));
  let answer;
  for (let left = 100; left > 0 && !answer; left--) answer = await visit();
  console.log(answer?.status, answer?.headers.location ?? answer?.headers["content-encoding"]);
}`;

const UNSHARE = "--mount --net --pid --fork --kill-child --mount-proc".split(" ");
const mayIsolate = spawnSync("unshare", [...UNSHARE, "mount", "-t", "tmpfs", "own", "/mnt"]).status === 0;
needs("ip", "mount", "openssl", "rsync");

it.for([
  // Caddy answers the challenges of its own certificates itself.
  ["Caddy", "308 https://exemplu.ro/.well-known/acme-challenge/own"],
  ["nginx", "200 undefined"],
  ["Apache", "200 undefined"],
] as const)(
  "a server with %s ends in a site, letter by letter, and in the next one, and in the first again",
  ([server, challenge], { skip }) => {
    const why = mayIsolate ? lacking(server.toLowerCase() as "caddy") : NO_NAMESPACES;
    skip(why !== undefined, why);
    using own = mkdtempDisposableSync(join(tmpdir(), "guide-"));
    const [once = "", installed = ""] = commands(`Un server cu ${server}`);
    // The content's own launch list may have something to complete.
    const [publish = ""] = commands("O publicare").map((text) => text.replace("\n", " --unfinished\n"));
    for (const [name, text] of Object.entries(STAND_INS))
      writeFileSync(join(own.path, name), `#!/bin/sh\nset -e\n${text}\n`, { mode: 0o755 });
    writeFileSync(join(own.path, "visit.ts"), VISIT);
    const script = `set -eu
ip link set lo up
mount -t tmpfs own /mnt
for folder in /etc /srv /run /var "$PWD/dist"; do
  mkdir -p "/mnt/$folder/upper" "/mnt/$folder/work"
  mount -t overlay own -o "lowerdir=$folder,upperdir=/mnt/$folder/upper,workdir=/mnt/$folder/work" "$folder"
done
mkdir -p /run/lock
echo '127.0.0.1 localhost www.exemplu.ro exemplu.ro' > /etc/hosts
export PATH=${own.path}:${dirname(process.execPath)}:$PATH HOME=/mnt
publication() {
  ${publish}
  cmp dist/centru-rmn.vcf /srv/clinica-rmn/centru-rmn.vcf
}
${once}
publication
${installed}
${process.execPath} --no-warnings ${join(own.path, "visit.ts")}
echo second > dist/centru-rmn.vcf
publication
umount dist
publication
`;
    const { status, stdout, stderr } = spawnSync("unshare", [...UNSHARE, "sh", "-c", script], {
      encoding: "utf8",
    });
    expect(stdout, stderr).toContain(`${challenge}
308 https://exemplu.ro/contact
308 https://www.exemplu.ro/contact
200 br
`);
    expect(status, stderr).toBe(0);
  },
);
