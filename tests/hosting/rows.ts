/** The requests of the table that a client has to write by hand, and where a host answers otherwise. */
import { DOMAIN, LIVE } from "./servers.ts";

/** An address that a page once had, where a page leads on; the build's own content may have none. */
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

const row = (what: string, status: Row["status"], bytes: string): Row => ({ what, status, bytes });
const paths = (status: Row["status"], targets: string, location?: string): Row[] =>
  targets
    .split(" ")
    .map((target) => ({ ...row(target, status, request(target)), ...(location && { location }) }));

const BROKEN = { more: "Transfer-Encoding: chunked\r\n", body: "zz\r\n\r\n" };
const TLS_GREETING = "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n";
const withHeader = (line: string) => request("/", { more: `${line}\r\n` });
const long = (length: number) => request(`/${"a".repeat(length)}`);

export const ROWS: readonly Row[] = [
  ...paths(200, "/%63ontact /contact?a=%00 /assets/../contact /./contact"),
  ...paths(308, "/servicii/", "/servicii"),
  ...paths(308, "/servicii/?a=1&b=/x/?", "/servicii?a=1&b=/x/?"),
  ...(LIVE ? [] : [...paths(200, FORMER), ...paths(308, `${FORMER}/?a=1`, `${FORMER}?a=1`)]),
  ...paths(404, `/nu-exista /nu-exista/ /Servicii ${FORMER.toUpperCase()} /assets/nu.js`),
  ...paths(404, "/servicii.html /index.html /index /404 /404.html /servicii.html.br"),
  ...paths(404, "/assets /assets/ /robots.txt/ /link.txt /contact;x /contact%20 /%ff"),
  ...paths(404, "// //servicii /servicii// /legal//gdpr /legal%2fgdpr /legal%5cgdpr /legal\\gdpr"),
  ...paths(404, "//evil.example/ /\\evil.example/ /%2Fevil.example/ /%252e%252e/secret.txt"),
  ...paths(404, "/_headers /_site.json /_incoming/file /_nginx.conf /.htaccess /.env /.git/config"),
  ...paths([400, 404], "/../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /assets/../../secret.txt"),
  ...paths(400, "/% /%zz /servicii% /%00 /servicii%00.html servicii *"),
  row("/a b", 400, request("/a b")),
  row("the absolute form", 200, request(`http://${HOST}/contact`)),
  row("the absolute form without path", 200, request(`http://${HOST}`)),
  row("a name of 300 B", 404, long(300)),
  row("an address of 5 kB", 404, long(5_000)),
  row("an address of 64 kB", [404, 414, 431], long(65_536)),
  ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "BREW", "TRACE"].map((method) =>
    row(method, 405, request("/contact", { method, more: "Content-Length: 0\r\n" })),
  ),
  row("If-Match", 412, request("/contact", { more: 'If-Match: "x"\r\n' })),
  row("If-Match of any", 200, request("/contact", { more: "If-Match: *\r\n" })),
  row("an upgrade", 200, withHeader("Upgrade: websocket")),
  row("an expectation", [200, 417], withHeader("Expect: miracles")),
  row("a body that is broken", [400, 405], request("/", { method: "POST", ...BROKEN })),
  row("a page with a broken body", [200, 400], request("/", BROKEN)),
  row("two lengths", 400, withHeader("Content-Length: 1\r\nContent-Length: 2")),
  row("two Hosts", 400, withHeader("Host: b")),
  row("a Host with a blank", 400, request("/", { host: "a b" })),
  row("no Host", [0, 400], "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"),
  row("15 kB of cookies", [200, 400, 431], withHeader(`Cookie: a=${"a".repeat(15_000)}`)),
  row("OPTIONS *", [200, 400, 405], request("*", { method: "OPTIONS" })),
  ...paths([403, 404], "/icons/"),
  row("70 kB of headers", [200, 400, 431], withHeader(`X: ${"a".repeat(70_000)}`)),
  row("no request", [0, 400, 405], "GET\r\n\r\n"),
  row("a TLS greeting", [0, 400, 405], TLS_GREETING),
];

/** An answer of one host alone: its status, why, and to which rows. */
type Difference = readonly [status: number, why: string, whats: readonly string[]];

const LONG = ["a name of 300 B", "an address of 5 kB"];
const NUL = ["/%00", "/servicii%00.html"];
const LINKS: Difference = [200, "follows links; no publication brings one", ["/link.txt"]];

/** Where a host cannot answer like the others; docs/hosting.md says it to whom it concerns. */
export const DIFFERENT: Readonly<Record<string, readonly Difference[]>> = {
  Apache: [
    [404, "refused before .htaccess is read", NUL],
    [403, "refused before .htaccess is read", LONG],
    [403, "Debian keeps names that begin with .ht", ["/.htaccess"]],
  ],
  "npm run serve": [
    [200, "Node looks at one Host, and not closely", ["two Hosts", "a Host with a blank"]],
    [400, "Node's parser knows no such method", ["BREW"]],
  ],
  nginx: [LINKS],
  Caddy: [LINKS],
  "Cloudflare Pages": [
    [308, "its addresses have no extension", ["/servicii.html", "/index.html", "/index", "/404.html"]],
    [200, "looks for a file after slashes are tidied", ["/404", "//", "//servicii"]],
    [200, "looks for a file after slashes are tidied", ["/legal//gdpr", "/legal%2fgdpr", "/legal\\gdpr"]],
    [404, "takes a lone % as a letter", ["/%", "/%zz", "/servicii%"]],
    [501, "the local runtime knows no such method", ["BREW"]],
    // It looks for a file or folder of that name.
    [502, "a fault of the local runtime alone", ["/robots.txt/", "/_headers", ...NUL, ...LONG]],
  ],
};

/** Refusals that a server makes before it knows the site: a line of text, without its headers. */
export const BARE: Readonly<Record<string, readonly number[]>> = {
  Apache: [400, 403, 404, 405, 414, 417],
  Caddy: [400, 417],
  "npm run serve": [400, 417, 431],
};

/** Whether a request reaches Cloudflare's runtime: at its edge another server, which is not here, stands before it. */
export const isForRuntime = ({ what }: Row): boolean => /^\/|^[A-Z]+$/.test(what) && what !== "TRACE";
