/** A small built site in a temporary folder, and requests to it that no client library has tidied. */
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer } from "../../hosting/server.ts";
import { CHECKSUMS, checksums } from "../../hosting/site-files.ts";
import { precompress } from "../../tools/build/precompress.ts";
import { onFreePort } from "../../tools/testing/free-port.ts";
import { writeFiles } from "../fixtures/folder.ts";
import { type Answer, get, local, raw } from "./client.ts";

const FILLER = "<p>Rezonanța magnetică nu folosește radiații.</p>".repeat(40);

export const page = (title: string) =>
  `<!doctype html><html lang="ro"><style>h1{margin:0}</style><h1>${title}</h1>${FILLER}<script>start()</script></html>`;

const FILES: Record<string, string> = {
  "index.html": page("Acasă"),
  "servicii.html": page("Servicii"),
  "servicii/rmn-cerebral.html": page("RMN cerebral"),
  "404.html": page("Oops! Page not found"),
  "assets/app.Ab12.js": `export const text = "${"rmn ".repeat(200)}";`,
  "assets/plex.Cd34.woff2": "wOF2 font",
  "assets/hero.Ef56.avif": "avif image",
  "favicon.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<path/>".repeat(50)}</svg>`,
  "favicon.ico": "icon",
  "robots.txt": "User-agent: *\n",
  "sitemap.xml": `<?xml version="1.0"?>${"<url/>".repeat(50)}`,
  "site.webmanifest": `{"name":"RMN"}`,
  ".well-known/security.txt": "Contact: mailto:contact@exemplu.ro\n",
  _headers: "/*\n",
  _redirects: "/rmn-cap /servicii/rmn-cerebral 308\n/rmn-cap/ /servicii/rmn-cerebral 308\n",
  ".env": "SECRET=1\n",
};

export interface Fixture {
  /** The built site; the folder above it holds `secret.txt`. */
  dist: string;
  port: number;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** Sends bytes as they are and resolves to the text that comes back until the connection ends. */
  raw(bytes: string): Promise<string>;
  close(): void;
}

export async function startFixture(): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const dist = join(folder, "dist");
  writeFiles(folder, { "secret.txt": "SECRET" });
  writeFiles(dist, FILES);
  await precompress(dist);
  writeFileSync(join(dist, CHECKSUMS), checksums(dist));
  const { port, close } = onFreePort(createSiteServer(dist));
  return {
    dist,
    port,
    get: (path, headers, method) => get(local(port), path, headers, method),
    raw: (bytes) => raw(local(port), bytes),
    close() {
      close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Puts a copy of the site with other files in its place, in one step, as a build does. */
export function replaceBuild(
  dist: string,
  files: Readonly<Record<string, string>>,
  without: readonly string[] = [],
): void {
  cpSync(dist, `${dist}-next`, { recursive: true });
  const next = `${dist}-next`;
  for (const name of without) rmSync(join(next, name));
  writeFiles(next, files);
  if (!(CHECKSUMS in files)) writeFileSync(join(next, CHECKSUMS), checksums(next));
  rmSync(dist, { recursive: true });
  renameSync(next, dist);
}
