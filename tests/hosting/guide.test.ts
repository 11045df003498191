import { spawnSync } from "node:child_process";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { finishBuild } from "#tools/build/build-site.ts";
import { describeMissing, NO_NAMESPACES, type Program } from "#tools/testing/programs.ts";
import { copyBuild } from "../fixtures/folder.ts";
import { needs } from "../fixtures/needs.ts";

/**
 * Runs the commands of docs/hosting.md as printed; only `npm run publish:site` also gets `--unfinished`. The
 * commands run as root in Linux namespaces without a network, where changes of files do not reach this
 * machine. Scripts replace what needs a network or a running system, for example apt-get, certbot and
 * systemd.
 */

const guide = readFileSync("docs/hosting.md", "utf8");
/** Returns the shell commands of a section of docs/hosting.md. */
const commands = (title: string) => {
  const [section = ""] = (guide.split(`\n## ${title}\n`)[1] ?? "").split("\n## ");
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
};

/** Shell scripts that replace programs, by the name of the program. */
const STAND_INS = {
  // Installs nothing, because the packages that the guide names are already on this machine.
  "apt-get": 'test "$1" = install',
  certbot: `test "$3 $5" = "-w -d"; live=/etc/letsencrypt/live/$6; challenges=$4/.well-known/acme-challenge
mkdir -p "$live" "$challenges"; echo > "$challenges/own"
cd "$live"; openssl req -x509 -nodes -newkey rsa -subj /CN=x -keyout privkey.pem -out fullchain.pem 2> /dev/null`,
  ssh: `until test "$1" = server; do shift; done; shift; cd /srv; exec "$@"`,
  systemctl: 'test "$1 $2" = "reload-or-restart nginx"; nginx',
};

/** Shell commands that do what the control panel of a hosting company does before the first publication. */
const PANEL = String.raw`mkdir -p /srv/public_html/mail
echo theirs > /srv/public_html/mail/letter.txt
cat > /srv/public_html/.htaccess <<'LINES'
RewriteEngine On
RewriteCond %{HTTPS} !=on
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]
RewriteCond %{HTTP_HOST} ^exemplu\.ro$
RewriteRule ^ https://www.exemplu.ro%{REQUEST_URI} [R=301,L]
LINES
cp /srv/public_html/.htaccess /mnt/lines
cd /etc/apache2
openssl req -x509 -nodes -newkey rsa -subj /CN=x -keyout key.pem -out all.pem 2> /dev/null
for plain in 80 443; do printf '<VirtualHost *:%s>\nServerName www.exemplu.ro\nServerAlias exemplu.ro
DocumentRoot /srv/public_html\nInclude /etc/apache2/https-%s.conf\n</VirtualHost>\n' $plain $plain; done > sites-available/000-default.conf
echo > https-80.conf
printf 'SSLEngine On\nSSLCertificateFile /etc/apache2/all.pem\nSSLCertificateKeyFile /etc/apache2/key.pem\n' > https-443.conf
printf '<Directory /srv/public_html>\nAllowOverride FileInfo Indexes\nRequire all granted\n</Directory>\n' > conf-enabled/rented.conf
a2enmod -q rewrite headers ssl > /dev/null
a2ensite -q 000-default
apache2ctl start
cd -`;

const UNSHARE = "--mount --net --pid --fork --kill-child --mount-proc".split(" ");
const mayIsolate = spawnSync("unshare", [...UNSHARE, "mount", "-t", "tmpfs", "own", "/mnt"]).status === 0;
needs("ip", "mount", "openssl", "rsync");

/** A build with the domain name that docs/hosting.md uses as an example. */
const build = copyBuild();
await finishBuild(build, "server", new Map(), "https://www.exemplu.ro");

const [rented = ""] = commands("Găzduire comună cu Apache");
const [prepare = "", send = "", install = ""] = commands("Un server cu nginx");

/**
 * For each guide: the server program, the folder of the site, and shell commands for the preparation, the
 * publication, the steps after the first publication, and the final checks.
 */
const GUIDES: readonly [Program, string, string, string, string, string][] = [
  [
    "apache",
    "/srv/public_html",
    PANEL,
    rented,
    "",
    'head -n 5 "$site/.htaccess" | cmp - /mnt/lines; test "$(cat $site/mail/letter.txt)" = theirs',
  ],
  [
    "nginx",
    "/srv/clinica-rmn",
    prepare,
    send,
    install,
    `node -e 'fetch("http://exemplu.ro/.well-known/acme-challenge/own", { redirect: "manual" })
      .then(({ status }) => process.exit(status === 200 ? 0 : 1))'`,
  ],
];

it.for(GUIDES)(
  "the commands of the guide for %s publish a site, then another version, then the first version again",
  { timeout: 300_000 },
  ([server, site, begin, publish, end, afterwards], { skip }) => {
    const why = mayIsolate ? describeMissing(server) : NO_NAMESPACES;
    if (why && why !== NO_NAMESPACES && process.env.CI) throw new Error(why);
    skip(why !== undefined, why);
    using own = mkdtempDisposableSync(join(tmpdir(), "guide-"));
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
site=${site}
publication() {
  ${publish.trim().replace(/^npm run publish:site .*$/, "$& --unfinished")}
  cmp dist/centru-rmn.vcf $site/centru-rmn.vcf
}
${begin}
publication
${end}
NO_COLOR=1 node tools/tasks/check-live.ts https://www.exemplu.ro 2>&1 || true
echo second > dist/centru-rmn.vcf
publication
umount dist
publication
${afterwards}
`;
    const { status, stdout, stderr } = spawnSync("unshare", [...UNSHARE, "sh", "-c", script], {
      encoding: "utf8",
    });
    // The output of check-live.ts says that all tests of table.test.ts have passed.
    expect(stdout, stderr).toMatch(/Tests .*\d+ passed/);
    expect(stdout).not.toMatch(/Tests .*\d+ failed/);
    expect(status, stderr).toBe(0);
  },
);
