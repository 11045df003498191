/** `npm start`: builds the production site and serves it. */
await import("./build.ts");
if (process.exitCode) process.exit();
await import("./serve.ts");

export {};
