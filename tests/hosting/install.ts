import { fetchCloudflare, provide } from "../../tools/testing/programs.ts";
import { LIVE } from "./servers.ts";

/** Where every server has to be there, those that are missing are installed, as far as that can be. */
export async function setup(): Promise<void> {
  if (!process.env.CI || LIVE) return;
  // What cannot be had fails by name, in its own tests.
  await provide("nginx", "apache", "caddy").catch(console.error);
  await fetchCloudflare();
}
