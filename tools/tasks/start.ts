/** `npm start`: builds the production site and serves it. */
import { DIST } from "../build/site.ts";
import { checkAddress, serve } from "../serve.ts";

await checkAddress();
await import("./build.ts");
if (process.exitCode) process.exit();
await serve(DIST);
