/** Prints the score that the MDN HTTP Observatory would give to dist/ behind a server of docs/hosting.md. */
import { HTTPS_HEADERS, securityHeaders } from "../../hosting/rules.ts";
import { sitePolicy } from "../../hosting/site-files.ts";
import { DIST } from "../build/site.ts";
import { observatoryScore } from "../live/observatory.ts";

const named = Object.entries({ ...securityHeaders(sitePolicy(DIST)), ...HTTPS_HEADERS });
const headers = Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value]));
console.log(`MDN HTTP Observatory: ${observatoryScore({ headers, isEncrypted: true })} points`);
