import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Fixture, startFixture } from "./fixture.ts";

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

const tail = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

/** What only this server promises; the requests that every server answers alike are tests/hosting/rows.ts. */
it.each([
  ["absolute form of another host", `GET http://evil.com//evil.com/${tail}`, 404],
  ["CONNECT", `CONNECT evil.com:443${tail}`, 405],
  ["a path longer than any header may be", `GET /${"a".repeat(70_000)}${tail}`, 431],
  ["HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", 200],
  ["an unknown version", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", 400],
  ["what other parsers read as two requests", `GET / HTTP/1.1\nHost: x\nConnection: close\n\n`, 400],
])("%s", async (_name, bytes, status) => {
  const answer = await site.raw(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("X-Content-Type-Options: nosniff");
});

const PIECES =
  "/ .. %2e %2F %00 % %c0%af ? # \\ // : @ evil.com servicii .html .br index 404 assets \t \x7f \xff \x01 * http:// ; & = ~";

it("gives a sound answer to any request line made of difficult pieces, and no secret", async () => {
  const target = fc.array(fc.constantFrom(...PIECES.split(" ")), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(target, async (pieces) => {
      const answer = await site.raw(`GET /${pieces.join("")}${tail}`);
      expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(answer).not.toContain("SECRET");
      expect(/^Location: (.*)\r$/m.exec(answer)?.[1] ?? "/").toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 400 },
  );
  expect((await site.get("/")).status).toBe(200);
});
