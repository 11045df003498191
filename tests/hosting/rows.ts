/** The requests of rows.yaml as they go over the wire, and where a host answers otherwise. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { DOMAIN, LIVE } from "./servers.ts";

type Status = number | readonly number[];

/** A request as it goes over the wire, and what is answered. */
export interface Row {
  readonly what: string;
  readonly bytes: string;
  readonly status: Status;
  readonly location?: string | undefined;
}

interface Paths {
  readonly status: Status;
  readonly of: string;
  readonly location?: string;
}

interface Request {
  readonly what: string;
  readonly status: Status;
  readonly bytes?: string;
  readonly method?: string;
  readonly target?: string;
  /** Length of a path that takes the place of `target`. */
  readonly long?: number;
  readonly host?: string;
  readonly header?: string;
  /** Letters that follow the header. */
  readonly letters?: number;
  readonly body?: string;
}

interface Difference {
  readonly status: number;
  readonly why: string;
  readonly of: readonly string[];
}

interface Table {
  readonly paths: readonly Paths[];
  readonly former: readonly Paths[];
  readonly methods: string;
  readonly requests: readonly Request[];
  readonly different: Readonly<Record<string, readonly Difference[]>>;
  readonly bare: Readonly<Record<string, readonly number[]>>;
}

const HOST = LIVE?.host ?? DOMAIN;
const text = readFileSync(new URL("rows.yaml", import.meta.url), "utf8");
const table: Table = parse(text.replaceAll("$host", HOST));

/** An address that a page once had. */
export const FORMER = "/servicii/rmn-vechi";

const written = ({ method = "GET", host = HOST, header = "", letters = 0, body = "", ...row }: Request) => {
  const target = row.long ? `/${"a".repeat(row.long)}` : (row.target ?? "/");
  const more = header && `${header}${"a".repeat(letters)}\r\n`;
  return (
    row.bytes ?? `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n${body}`
  );
};
const paths = [...table.paths, ...(LIVE ? [] : table.former)].flatMap(({ of, status, location }) =>
  of.split(" ").map((target) => ({ what: target, target, status, location })),
);
const methods = table.methods
  .split(" ")
  .map((method) => ({ what: method, method, target: "/contact", status: 405, header: "Content-Length: 0" }));

export const ROWS: readonly Row[] = [...paths, ...methods, ...table.requests].map((request) => ({
  ...request,
  bytes: written(request),
}));
export const { different: DIFFERENT, bare: BARE } = table;

/** Whether a request reaches Cloudflare's runtime: at its edge another server, which is not here, stands before it. */
export const isForRuntime = ({ what }: Row): boolean => /^\/|^[A-Z]+$/.test(what) && what !== "TRACE";
