import { afterAll, beforeAll, expect, it } from "vitest";
import { type Fixture, startFixture } from "./fixture.ts";

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

/** Every answer that a server may give to nonsense, except one that says the server is broken. */
const SOUND = /^HTTP\/1\.1 [234]\d\d /;

const tail = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

it.each([
  ["absolute form of another host", `GET http://evil.com//evil.com/${tail}`, 404],
  ["OPTIONS *", `OPTIONS *${tail}`, 405],
  ["CONNECT", `CONNECT evil.com:443${tail}`, 405],
  ["a long path", `GET /${"a".repeat(10_000)}${tail}`, 404],
  ["a path longer than any header may be", `GET /${"a".repeat(70_000)}${tail}`, 431],
  ["HTTP/1.0 without Host", "GET / HTTP/1.0\r\n\r\n", 200],
  ["an unknown version", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", 400],
  ["what other parsers read as two requests", `GET / HTTP/1.1\nHost: x\nConnection: close\n\n`, 400],
])("%s", async (_name, bytes, status) => {
  const answer = await site.raw(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("X-Content-Type-Options: nosniff");
});

it("survives 400 request lines made of difficult pieces", async () => {
  const pieces =
    "/ .. %2e %2F %00 % %c0%af ? # \\ // : @ evil.com servicii .html .br index 404 assets \t \x7f \xff \x01 * http:// ; & = ~".split(
      " ",
    );
  const random = generator(20_261_120);
  const pick = () => pieces[Math.floor(random() * pieces.length)] ?? "";
  for (let round = 0; round < 20; round++) {
    const targets = Array.from(
      { length: 20 },
      () => `/${Array.from({ length: 1 + random() * 8 }, pick).join("")}`,
    );
    const answers = await Promise.all(targets.map((target) => site.raw(`GET ${target}${tail}`)));
    for (const [index, answer] of answers.entries()) {
      expect(answer, JSON.stringify(targets[index])).toMatch(SOUND);
      expect(answer, JSON.stringify(targets[index])).not.toContain("SECRET");
      expect(/^Location: (.*)\r$/m.exec(answer)?.[1] ?? "/").toMatch(/^\/(?![/\\])/);
    }
  }
  expect((await site.get("/")).status).toBe(200);
});

/** The same numbers in each run, from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}
