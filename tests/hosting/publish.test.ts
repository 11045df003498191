import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { contentSecurityPolicy, inlineStyles } from "../../hosting/csp.ts";
import { hostFiles } from "../../hosting/host-files.ts";
import { folderTarget, publish, rsyncTarget, type Target } from "../../hosting/publish.ts";
import { CHECKSUMS, checksums, listFiles } from "../../hosting/site-files.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";

const place = ownFolder("publicare ");
let site: string;
beforeEach(() => {
  site = place("site");
  mkdirSync(site);
});

/** Two pages, each with a style and an asset of its release. */
function build(name: string, more: Readonly<Record<string, string>> = {}): string {
  const folder = place(`build ${name}`);
  const html = `<style>/* ${name} */</style><script src="/assets/app.${name}.js"></script>`;
  const files = { "index.html": html, "servicii/rmn.html": html, [`assets/app.${name}.js`]: name, ...more };
  const policy = contentSecurityPolicy([html]);
  const hosts = hostFiles(
    { files: [], contentSecurityPolicy: policy, moved: new Map(), origin: "https://a.ro" },
    "server",
  );
  writeFiles(folder, { ...files, ...hosts });
  return writeFiles(folder, { [CHECKSUMS]: checksums(folder) });
}

/** Every page that stands in the site now may use its style and finds its asset. */
function expectWhole(): void {
  const policy = existsSync(join(site, ".htaccess")) ? readFileSync(join(site, ".htaccess"), "utf8") : "";
  for (const page of listFiles(site).filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(site + page, "utf8");
    const [hash = ""] = /'sha256-[^']+'/.exec(contentSecurityPolicy([html])) ?? [];
    expect(inlineStyles(html)).toHaveLength(1);
    expect(policy, page).toContain(hash);
    expect(existsSync(join(site, /\/(assets\/[^"]+)/.exec(html)?.[1] ?? "none")), page).toBe(true);
  }
}

const rsync = async (words: readonly string[], input: string) => {
  const { status, stderr } = spawnSync("rsync", words, { input, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
};

/** Each file by itself, with a look at the site after it. */
function watched(target: Target): Target {
  const each = async (names: readonly string[], act: (name: string) => Promise<void>) => {
    for (const name of names) {
      await act(name);
      expectWhole();
    }
  };
  return {
    read: target.read,
    put: (folder, names) => each(names, (name) => target.put(folder, [name])),
    remove: (names) => each(names, (name) => target.remove([name])),
  };
}

describe.each([
  ["a folder", () => folderTarget(site)],
  ["rsync", () => rsyncTarget(site, rsync)],
])("%s", (_, open) => {
  const text = (name: string) => readFileSync(join(site, name), "utf8");

  it("has whole pages after each file, those of two releases and of others left alone", async () => {
    writeFiles(site, { "mail/letter.txt": "theirs" });
    await publish(build("one", { "gone.txt": "x" }), watched(open()));
    await publish(build("two"), watched(open()));
    expect(text("index.html")).toContain("/* two */");
    expect(text("assets/app.one.js")).toBe("one");
    expect(existsSync(join(site, "gone.txt"))).toBe(false);
    expect(text("mail/letter.txt")).toBe("theirs");
    expect(text(".htaccess").match(/sha256/g)).toHaveLength(1);
  });

  it("keeps an asset for thirty days after the last page that named it", async () => {
    const day = (count: number) => new Date(Date.UTC(2026, 0, count));
    await publish(build("one"), open(), day(1));
    await publish(build("two"), open(), day(2));
    await publish(build("three"), open(), day(31));
    expect(readdirSync(join(site, "assets")).sort()).toEqual(["app.one.js", "app.three.js", "app.two.js"]);
    await publish(build("four"), open(), day(33));
    expect(readdirSync(join(site, "assets")).sort()).toEqual(["app.four.js", "app.three.js", "app.two.js"]);
  });

  it("of somebody else is left alone", async () => {
    writeFileSync(join(site, "letter.txt"), "");
    await expect(publish(build("one"), open())).rejects.toThrow("another site");
    expect(readdirSync(site)).toEqual(["letter.txt"]);
  });

  it("whose list names other places loses nothing there", async () => {
    await publish(build("one"), open());
    writeFileSync(place("other.txt"), "");
    writeFileSync(join(site, CHECKSUMS), `${text(CHECKSUMS)}${"0".repeat(64)}  ./../other.txt\n`);
    await publish(build("two"), open());
    expect(existsSync(place("other.txt"))).toBe(true);
  });
});
