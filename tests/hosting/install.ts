import { installWebServers } from "../../tools/testing/web-servers.ts";
import { LIVE } from "./servers.ts";

/** Where every server has to be there, those that are missing are installed, as far as that can be. */
export async function setup(): Promise<void> {
  if (process.env.CI && !LIVE) await installWebServers();
}
