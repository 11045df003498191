/** The requests of rows.yaml as they go over the wire, and where a host answers otherwise. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { DOMAIN, LIVE } from "./servers.ts";

type Request = Readonly<{
  status: number | readonly number[];
  location?: string;
  method?: string;
  target?: string;
  host?: string;
  header?: string;
  /** Letters in place of `$long`. */
  long?: number;
  body?: string;
  /** All of it, where it is none that these parts would make. */
  bytes?: string;
}>;

type Table = Readonly<{
  /** One request for each word of a list, which is its target or its method. */
  words: readonly (Request & { of: string; each?: "method" })[];
  requests: readonly (Request & { what: string })[];
  different: Readonly<Record<string, readonly { status: number; why: string; of: readonly string[] }[]>>;
  bare: Readonly<Record<string, readonly number[]>>;
}>;

const HOST = LIVE?.host ?? DOMAIN;
const text = readFileSync(new URL("rows.yaml", import.meta.url), "utf8");
const table: Table = parse(text.replaceAll("$host", HOST));

/** A request as it goes over the wire. */
function written({
  method = "GET",
  target = "/",
  host = HOST,
  header = "Accept: text/html",
  ...more
}: Request) {
  const head = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${header}\r\n\r\n`;
  const { bytes = head + (more.body ?? ""), long = 0 } = more;
  return bytes.replace("$long", "a".repeat(long));
}

const ofWords = table.words.flatMap(({ of, each = "target", ...request }) =>
  of.split(" ").map((what) => ({ ...request, what, [each]: what })),
);
export const ROWS = [...ofWords, ...table.requests].map((row) => ({ ...row, bytes: written(row) }));

/** What is known of a host; a public address may be that of any. */
const knownOf = <T>(hosts: Readonly<Record<string, readonly T[]>>, host: string) =>
  LIVE ? Object.values(hosts).flat() : (hosts[host] ?? []);
export const differencesOf = (host: string, what: string) =>
  knownOf(table.different, host).filter(({ of }) => of.includes(what));
export const mayBeBare = (host: string, status: number) => knownOf(table.bare, host).includes(status);
