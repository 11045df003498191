import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { timingSafeEqual } from "hono/utils/buffer";
import { MAX_BYTES } from "#content/schema/photo-limits.ts";
import { isFields } from "../shared/form-fields.ts";
import type { Desk } from "./actions.ts";
import { guarded, HOST } from "./guard.ts";
import { filesOf } from "./preview/bundles.ts";
import { RequestError } from "./request-error.ts";

/** Creates the desk's HTTP application. @param port port of the desk */
export function deskApp(root: string, port: number, { answer, preview, photos }: Desk) {
  const pass = randomUUID();
  // Only pages of the preview may be shown in a frame of the desk, and no page may embed the desk.
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: ${preview.origin}; connect-src 'self'; frame-src ${preview.origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

  const app = new Hono();
  guarded(app, port, policy);
  // Of a photograph that is too large, the client sends only the first `MAX_BYTES` + 1 bytes. This limit lets
  // the request pass, and `receive` rejects it with the same message.
  const limit = bodyLimit({
    maxSize: MAX_BYTES + 1,
    onError: () => {
      throw new RequestError(413, "photo-too-large");
    },
  });
  app.post("/api/:action", limit, async ({ req, json }) => {
    if (!(await timingSafeEqual(req.header("x-desk") ?? "", pass))) throw new RequestError(403, "no-pass");
    const action = req.param("action");
    if (action === "photo") return json(await photos.receive(Buffer.from(await req.arrayBuffer())));
    const body: unknown = await req.json().catch(() => undefined);
    if (!isFields(body)) throw new RequestError(400, "shapeless");
    return json((await answer(action, body)) ?? {});
  });
  app.get("*", filesOf(root, "client"));
  app.onError((error, { json }) => {
    if (!(error instanceof RequestError)) console.error(error);
    const { status, message, details } =
      error instanceof RequestError ? error : new RequestError(500, "failed");
    return json({ message, details }, status);
  });
  return {
    app,
    /** The address that opens the desk. It gives the pass to the page, which removes it from the address bar. */
    address: `http://${HOST}:${port}/?cheie=${pass}`,
    pass,
  };
}
