/** The score that the MDN HTTP Observatory gives to a page, as far as its rules concern a site without cookies. */

/** What is known of a page: its response headers in lower case, and how it was reached. */
export interface Observed {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Over HTTPS, to which plain HTTP redirects. */
  readonly isEncrypted: boolean;
}

const PRIVATE_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const UNSAFE_SCRIPTS = /'unsafe-(inline|eval)'|(data|https?):/;
/** Half a year, in seconds. */
const SHORTEST_HSTS = 15_768_000;

/**
 * 100 less penalties; bonuses count from 90 on. A site that is not on the preload list and loads no script with
 * `integrity` reaches 130.
 * @see https://github.com/mdn/mdn-http-observatory (src/grader/charts.js)
 */
export function observatoryScore({ headers, isEncrypted }: Observed): number {
  const header = (name: string) => String(headers[name] ?? "");
  const policy = header("content-security-policy");
  const directive = (name: string) => new RegExp(`(?:^|;)\\s*${name} ([^;]*)`).exec(policy)?.[1];
  const isUnsafe = UNSAFE_SCRIPTS.test(directive("script-src") ?? directive("default-src") ?? "https:");
  const age = Number(/max-age=(\d+)/.exec(header("strict-transport-security"))?.[1] ?? 0);
  const isFramed = !directive("frame-ancestors") && !/^(deny|sameorigin)$/i.test(header("x-frame-options"));
  const score =
    100 -
    (isEncrypted ? 0 : 20) -
    (age === 0 || !isEncrypted ? 20 : age < SHORTEST_HSTS ? 10 : 0) -
    (policy === "" ? 25 : isUnsafe ? 20 : 0) -
    (header("x-content-type-options") === "nosniff" ? 0 : 5) -
    (isFramed ? 20 : 0);
  if (score < 90) return Math.max(0, score);
  return (
    score +
    (isUnsafe ? 0 : directive("default-src") === "'none'" ? 10 : 5) +
    (isFramed ? 0 : 5) +
    (PRIVATE_REFERRER.test(header("referrer-policy")) ? 5 : 0) +
    (/^same-(origin|site)$/.test(header("cross-origin-resource-policy")) ? 10 : 0)
  );
}
