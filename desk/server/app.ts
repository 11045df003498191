import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_BYTES } from "#content/schema/photo-limits.ts";
import { isFields } from "../shared/form-fields.ts";
import type { Desk } from "./actions.ts";
import { guarded, HOST, isSecret } from "./guard.ts";
import { filesOf } from "./preview/bundles.ts";
import { type Message, RequestError } from "./request-error.ts";

/**
 * Maximum size of a request body that is not a photograph, in bytes. The largest document has about 16 kB.
 */
const MAX_BODY_BYTES = 1_000_000;

/**
 * Creates the desk's HTTP application. Before `begin` is called, it answers that the desk is starting,
 * because a browser window that was left open sends requests at once. Only `/api/address` is answered
 * already: a second start of the desk requests it (`runningDesk`).
 * @param port port of the desk
 */
export function deskApp(root: string, port: number, { answer, preview, photos }: Desk) {
  const [pass, keys] = [randomUUID(), new Set<string>()];
  let hasBegun = false;
  /** Returns an address that opens the desk. Each address has a new key, which can be used once. */
  const address = () => {
    const key = randomUUID();
    keys.add(key);
    return `http://${HOST}:${port}/?cheie=${key}`;
  };
  // Only pages of the preview may be shown in a frame of the desk, and no page may embed the desk.
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: ${preview.origin}; connect-src 'self'; frame-src ${preview.origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

  const app = new Hono();
  guarded(app, port, policy);
  app.use(async ({ req, text }, next) => {
    if (hasBegun || req.path === "/api/address") return next();
    return text("Editare pornește…", 503, { refresh: "1" });
  });
  const limit = (maxSize: number, message: Message) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new RequestError(413, message);
      },
    });
  const demandPass = ({ req }: Context) => {
    if (!isSecret(req.header("x-desk"), pass)) throw new RequestError(403, "no-pass");
  };
  // Of a photograph that is too large, the client sends only the first `MAX_BYTES` + 1 bytes. This limit lets
  // the request pass, and `receive` rejects it with a message for the user.
  app.post("/api/photo", limit(MAX_BYTES + 1, "photo-too-large"), async (context) => {
    const { req, json } = context;
    demandPass(context);
    if (req.header("content-type") !== "application/octet-stream") throw new RequestError(415, "shapeless");
    return json(await photos.receive(Buffer.from(await req.arrayBuffer())));
  });
  app.post("/api/:action", limit(MAX_BODY_BYTES, "too-large"), async (context) => {
    const { req, json } = context;
    const action = req.param("action");
    if (action !== "enter") demandPass(context);
    if (!req.header("content-type")?.startsWith("application/json")) throw new RequestError(415, "shapeless");
    const body: unknown = await req.json().catch(() => undefined);
    if (!isFields(body)) throw new RequestError(400, "shapeless");
    if (action === "address") return json({ address: address() });
    if (action !== "enter") return json((await answer(action, body)) ?? {});
    if (!keys.delete(String(body.key))) throw new RequestError(403, "used-key");
    return json({ pass });
  });
  app.get("*", filesOf(root, "client"));
  app.notFound(() => {
    throw new RequestError(404, "unknown");
  });
  app.onError((error, { json }) => {
    if (!(error instanceof RequestError)) console.error(error);
    const { status, message, details } =
      error instanceof RequestError ? error : new RequestError(500, "failed");
    return json({ message, details }, status);
  });
  return {
    app,
    address,
    pass,
    begin: () => {
      hasBegun = true;
    },
  };
}
