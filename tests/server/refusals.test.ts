import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixture, startFixture } from "./fixture.ts";

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

describe("refusals", () => {
  it.each(["/%", "/%zz", "/%ff", "/servicii%", "/%00", "/servicii%00.html"])(
    "%s is status 400",
    async (path) => {
      expect((await site.get(path)).status).toBe(400);
    },
  );

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])(
    "%s is status 405 with Allow",
    async (method) => {
      const answer = await site.get("/servicii", {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD");
    },
  );
});

describe("security headers", () => {
  it.each([
    ["/", "GET", 200],
    ["/servicii/", "GET", 308],
    ["/assets/app.Ab12.js", "GET", 200],
    ["/nu-exista", "GET", 404],
    ["/%", "GET", 400],
    ["/", "POST", 405],
  ])("stand on %s (%s, %i)", async (path, method, status) => {
    const answer = await site.get(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-security-policy": expect.stringMatching(/script-src 'self' 'sha256-.*frame-ancestors 'none'/),
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["content-security-policy"]).not.toContain("unsafe");
    expect(answer.headers["x-powered-by"]).toBeUndefined();
  });
});
