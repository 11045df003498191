/** `npm run test:hosting`: the HTTP table over every server, those that are missing installed first. Needs a build. */
import { hosting } from "../testing/stages.ts";
import { installWebServers } from "../testing/web-servers.ts";

await installWebServers();
const { failed } = await hosting();
process.exitCode = failed > 0 ? 1 : 0;
