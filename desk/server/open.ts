import { spawn } from "node:child_process";

/** Opens an address in the browser of this computer; where that cannot be, the printed address remains. */
export function openInBrowser(url: string): void {
  const [program, ...words] =
    process.platform === "win32"
      ? ["rundll32", "url.dll,FileProtocolHandler", url]
      : [process.platform === "darwin" ? "open" : "xdg-open", url];
  spawn(program as string, words, { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
