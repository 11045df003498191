import { expect, it } from "vitest";
import { contentSecurityPolicy } from "../../hosting/csp.ts";
import { HTTPS_HEADERS, securityHeaders } from "../../hosting/rules.ts";
import { observatoryScore } from "../../tools/live/observatory.ts";

const all = { ...securityHeaders(contentSecurityPolicy(["<script>x</script>"])), ...HTTPS_HEADERS };
const headers = Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
const policy = headers["content-security-policy"] ?? "";

it.each([
  ["everything that the rules give", {}, true, 130],
  ["no resource policy", { "cross-origin-resource-policy": undefined }, true, 120],
  ["a referrer for everybody", { "referrer-policy": "unsafe-url" }, true, 125],
  ["a short HSTS", { "strict-transport-security": "max-age=86400" }, true, 120],
  ["no HSTS", { "strict-transport-security": undefined }, true, 80],
  ["no HTTPS", {}, false, 60],
  ["frames allowed", { "content-security-policy": policy.replace("frame-ancestors", "x") }, true, 80],
  [
    "unsafe scripts",
    { "content-security-policy": policy.replace("script-src", "script-src 'unsafe-inline'") },
    true,
    80,
  ],
  ["no policy", { "content-security-policy": undefined }, true, 55],
])("%s", (_name, changes, isEncrypted, score) => {
  expect(observatoryScore({ headers: { ...headers, ...changes }, isEncrypted })).toBe(score);
});
