/** `node scripts/run.mjs hosting`: writes the example configurations in hosting/ anew from hosting/rules.ts. */
import { writeFileSync } from "node:fs";
import { EXAMPLE_DOMAIN, EXAMPLE_ROOT } from "../../hosting/host-files.ts";
import { caddyExample } from "../../hosting/hosts/caddy.ts";
import { nginxExample } from "../../hosting/hosts/nginx.ts";

writeFileSync("hosting/nginx.conf", nginxExample(EXAMPLE_DOMAIN, EXAMPLE_ROOT));
writeFileSync("hosting/Caddyfile", caddyExample(EXAMPLE_DOMAIN, EXAMPLE_ROOT));
