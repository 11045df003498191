/**
 * `npm run edit`: starts the clinic's desk, which is available on this computer only. With `--stay` it does
 * not open a browser; the environment variable PORT chooses the port.
 */
import { spawn } from "node:child_process";
import { enableCompileCache } from "node:module";
import { RequestError } from "../../desk/server/request-error.ts";
import { runningDesk, startDesk } from "../../desk/server/start-desk.ts";
import "../end-with-npm.ts";

// Caches compiled code on disk, so that the next start is faster.
enableCompileCache(".cache/node");

const root = process.cwd();
const open = (address: string, words: string) => {
  console.log(`Programul Editare este deschis: ${address}\n${words}`);
  if (!process.argv.includes("--stay")) openInBrowser(address);
};

const first = await runningDesk(root);
if (first) open(first, "Era deja pornit, în cealaltă fereastră; pe aceasta o puteți închide.");
else {
  try {
    const desk = await startDesk(root, process.env.PORT ? Number(process.env.PORT) : undefined);
    open(desk.address, "Lăsați fereastra aceasta deschisă cât lucrați; Ctrl+C îl închide.");
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
      process.on(signal, () => void desk.close().then(() => process.exit(0)));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Opens an address in the default browser. If this fails, the printed address can still be opened by hand.
 */
function openInBrowser(url: string): void {
  const [program, ...words] =
    process.platform === "win32"
      ? ["rundll32", "url.dll,FileProtocolHandler", url]
      : [process.platform === "darwin" ? "open" : "xdg-open", url];
  spawn(program as string, words, { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
