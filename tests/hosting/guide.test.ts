import { spawnSync } from "node:child_process";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { finishBuild } from "#tools/build/site.ts";
import { lacking, NO_NAMESPACES } from "#tools/testing/programs.ts";
import { copyBuild } from "../fixtures/folder.ts";
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

const UNSHARE = "--mount --net --pid --fork --kill-child --mount-proc".split(" ");
const mayIsolate = spawnSync("unshare", [...UNSHARE, "mount", "-t", "tmpfs", "own", "/mnt"]).status === 0;
needs("ip", "mount", "openssl", "rsync");

/** Of the names that the guide takes, whatever the clinic's own are. */
const build = copyBuild();
await finishBuild(build, "server", new Map(), "https://www.exemplu.ro");

it.for([
  // Caddy answers the challenges of its own certificates itself.
  ["Caddy", 308],
  ["nginx", 200],
  ["Apache", 200],
] as const)(
  "a server with %s ends in a site, letter by letter, and in the next one, and in the first again",
  { timeout: 300_000 },
  ([server, challenge], { skip }) => {
    const why = mayIsolate ? lacking(server.toLowerCase() as "caddy") : NO_NAMESPACES;
    if (why && why !== NO_NAMESPACES && process.env.CI) throw new Error(why);
    skip(why !== undefined, why);
    using own = mkdtempDisposableSync(join(tmpdir(), "guide-"));
    const [once = "", installed = ""] = commands(`Un server cu ${server}`);
    // The content's own launch list may have something to complete.
    const [publish = ""] = commands("O publicare").map((text) => text.replace("\n", " --unfinished\n"));
    for (const [name, text] of Object.entries(STAND_INS))
      writeFileSync(join(own.path, name), `#!/bin/sh\nset -e\n${text}\n`, { mode: 0o755 });
    const script = `set -eu
ip link set lo up
mount -t tmpfs own /mnt
cover() {
  mkdir -p "/mnt/$2/upper" "/mnt/$2/work"
  mount -t overlay own -o "lowerdir=$1,upperdir=/mnt/$2/upper,workdir=/mnt/$2/work" "$2"
}
for folder in /etc /srv /run /var; do cover $folder $folder; done
cover ${build} "$PWD/dist"
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
node -e 'fetch("http://exemplu.ro/.well-known/acme-challenge/own", { redirect: "manual" })
  .then(({ status }) => console.log("challenge", status))'
NO_COLOR=1 node tools/tasks/check-live.ts https://www.exemplu.ro 2>&1 || true
echo second > dist/centru-rmn.vcf
publication
umount dist
publication
`;
    const { status, stdout, stderr } = spawnSync("unshare", [...UNSHARE, "sh", "-c", script], {
      encoding: "utf8",
    });
    expect(stdout, stderr).toContain(`challenge ${challenge}`);
    // All that is asked of a public address.
    expect(stdout).toMatch(/Tests .*\d+ passed/);
    expect(stdout).not.toMatch(/Tests .*\d+ failed/);
    expect(status, stderr).toBe(0);
  },
);
