/** `npm run test:hosting`: the HTTP table over every server; a missing one is installed, or else a failure. Needs a build. */
process.env.CI = "1";
process.argv.push("servers");
await import("./test.ts");

export {};
