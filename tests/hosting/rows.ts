/** The requests of the table that a client has to write by hand, and where a host answers otherwise. */
import { DOMAIN, LIVE } from "./servers.ts";

/** An address that a page once had; the build's own content may have none. */
export const FORMER = "/servicii/rmn-vechi";

const HOST = LIVE?.host ?? DOMAIN;

/** A request as it goes over the wire, and what is answered. */
export interface Row {
  readonly what: string;
  readonly bytes: string;
  /** Several where a server may take or refuse it; 0 is a closed connection. */
  readonly status: number | readonly number[];
  readonly location?: string;
}

const request = (target: string, { method = "GET", host = HOST, more = "", body = "" } = {}) =>
  `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n${body}`;

const paths = (status: Row["status"], targets: readonly string[], location?: string): Row[] =>
  targets.map((target) => ({ what: target, status, bytes: request(target), ...(location && { location }) }));
const methods = (status: Row["status"], names: readonly string[]): Row[] =>
  names.map((method) => ({ what: method, status, bytes: request("/contact", { method, more: EMPTY }) }));

const EMPTY = "Content-Length: 0\r\n";
const CHUNKED = "Transfer-Encoding: chunked\r\n";
const BROKEN = { more: CHUNKED, body: "zz\r\n\r\n" };
const long = (length: number) => request(`/${"a".repeat(length)}`);

export const ROWS: readonly Row[] = [
  ...paths(200, ["/%63ontact", "/contact?a=%00", "/assets/../contact", "/./contact"]),
  ...paths(308, ["/servicii/"], "/servicii"),
  ...paths(308, ["/servicii/?a=1&b=/x/?"], "/servicii?a=1&b=/x/?"),
  ...(LIVE ? [] : paths(308, [FORMER, `${FORMER}/`], "/servicii")),
  ...(LIVE ? [] : paths(308, [`${FORMER}/?a=1`], "/servicii?a=1")),
  ...paths(404, ["/nu-exista", "/nu-exista/", "/Servicii", FORMER.toUpperCase(), "/assets/nu.js"]),
  ...paths(404, ["/servicii.html", "/index.html", "/index", "/404", "/404.html", "/servicii.html.br"]),
  ...paths(404, ["/assets", "/assets/", "/robots.txt/", "/link.txt", "/contact;x", "/contact%20", "/%ff"]),
  ...paths(404, [
    "//",
    "//servicii",
    "/servicii//",
    "/legal//gdpr",
    "/legal%2fgdpr",
    "/legal%5cgdpr",
    "/legal\\gdpr",
  ]),
  ...paths(404, ["//evil.example/", "/\\evil.example/", "/%2Fevil.example/", "/%252e%252e/secret.txt"]),
  ...paths(404, ["/_headers", "/_files.sha256", "/_nginx.conf", "/.htaccess", "/.env", "/.git/config"]),
  ...paths(
    [400, 404],
    ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"],
  ),
  ...paths(400, ["/%", "/%zz", "/servicii%", "/%00", "/servicii%00.html", "/a b", "servicii", "*"]),
  { what: "the absolute form", bytes: request(`http://${HOST}/contact`), status: 200 },
  { what: "the absolute form without path", bytes: request(`http://${HOST}`), status: 200 },
  { what: "a name of 300 B", bytes: long(300), status: 404 },
  { what: "an address of 5 kB", bytes: long(5_000), status: 404 },
  { what: "an address of 64 kB", bytes: long(65_536), status: [404, 414, 431] },
  ...methods(405, ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "BREW", "TRACE"]),
  { what: "If-Match", bytes: request("/contact", { more: 'If-Match: "x"\r\n' }), status: 412 },
  { what: "an upgrade", bytes: request("/", { more: "Upgrade: websocket\r\n" }), status: 200 },
  { what: "an expectation", bytes: request("/", { more: "Expect: miracles\r\n" }), status: [200, 417] },
  { what: "a body that is broken", bytes: request("/", { method: "POST", ...BROKEN }), status: [400, 405] },
  { what: "a page with a broken body", bytes: request("/", BROKEN), status: [200, 400] },
  {
    what: "two lengths",
    bytes: request("/", { more: "Content-Length: 1\r\nContent-Length: 2\r\n" }),
    status: 400,
  },
  { what: "two Hosts", bytes: request("/", { more: "Host: b\r\n" }), status: 400 },
  { what: "a Host with a blank", bytes: request("/", { host: "a b" }), status: 400 },
  { what: "no Host", bytes: "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", status: [0, 400] },
  {
    what: "70 kB of headers",
    bytes: request("/", { more: `X: ${"a".repeat(70_000)}\r\n` }),
    status: [200, 400, 431],
  },
  { what: "no request", bytes: "GET\r\n\r\n", status: [0, 400, 405] },
  {
    what: "a TLS greeting",
    bytes: "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    status: [0, 400, 405],
  },
];

/** An answer of one host alone: its status, why, and to which rows. */
interface Difference {
  readonly status: number;
  readonly why: string;
  readonly whats: readonly string[];
}

/** Where a host cannot answer like the others; docs/hosting.md says it to whom it concerns. */
export const DIFFERENT: Readonly<Record<string, readonly Difference[]>> = {
  Apache: [
    { status: 404, why: "refused before .htaccess is read", whats: ["/%00", "/servicii%00.html"] },
    {
      status: 403,
      why: "refused before .htaccess is read",
      whats: ["a name of 300 B", "an address of 5 kB"],
    },
    { status: 403, why: "Debian keeps names that begin with .ht", whats: ["/.htaccess"] },
  ],
  nginx: [{ status: 200, why: "follows links; switch.sh takes no release with one", whats: ["/link.txt"] }],
  Caddy: [{ status: 200, why: "follows links; switch.sh takes no release with one", whats: ["/link.txt"] }],
  "Cloudflare Pages": [
    {
      status: 308,
      why: "moves every page to its address without extension",
      whats: ["/servicii.html", "/index.html", "/index", "/404.html"],
    },
    {
      status: 200,
      why: "looks for a file after slashes are tidied",
      whats: ["/404", "//", "//servicii", "/legal//gdpr", "/legal%2fgdpr", "/legal\\gdpr"],
    },
    { status: 404, why: "takes a lone % as a letter", whats: ["/%", "/%zz", "/servicii%"] },
    { status: 501, why: "the local runtime knows no such method", whats: ["BREW"] },
    {
      status: 502,
      why: "a fault of the local runtime alone, which looks for a file or folder of that name",
      whats: [
        "/robots.txt/",
        "/_headers",
        "/%00",
        "/servicii%00.html",
        "a name of 300 B",
        "an address of 5 kB",
      ],
    },
  ],
};

/** Refusals that a server makes before it knows the site: a line of text, without its headers. */
export const BARE: Readonly<Record<string, readonly number[]>> = {
  Apache: [400, 403, 404, 405, 414, 417],
  Caddy: [400, 417],
};

/** Whether a request reaches Cloudflare's runtime: at its edge another server, which is not here, stands before it. */
export const isForRuntime = ({ what }: Row): boolean => /^\/|^[A-Z]+$/.test(what) && what !== "TRACE";
