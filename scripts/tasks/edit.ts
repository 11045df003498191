/** `npm run edit`: the clinic's desk, on this computer only. `--stay` does not open a browser; PORT chooses the port. */
import { openInBrowser } from "../../desk/server/open.ts";
import { startDesk } from "../../desk/server/server.ts";

const desk = await startDesk(process.cwd(), Number(process.env.PORT) || 0);
console.log(
  `Biroul este deschis: ${desk.url}\nLăsați fereastra aceasta deschisă cât lucrați; Ctrl+C îl închide.`,
);
if (!process.argv.includes("--stay")) openInBrowser(desk.url);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => void desk.close().then(() => process.exit(0)));
}
