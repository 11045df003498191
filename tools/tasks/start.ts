/** `npm start`: builds the production site and serves it. */
import "../end-with-npm.ts";

await import("./build.ts");
if (process.exitCode) process.exit();
await import("./serve.ts");
