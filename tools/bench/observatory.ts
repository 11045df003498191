/** Prints the score that the MDN HTTP Observatory would give to dist/ behind a server of docs/hosting.md. */
import { HTTPS_HEADERS, securityHeaders } from "../../hosting/rules.ts";
import { sitePolicy } from "../../hosting/site-files.ts";
import { DIST } from "../build/site.ts";
import { observatoryScore } from "../live/observatory.ts";
import { addFigure } from "./figures.ts";

const named = Object.entries({ ...securityHeaders(sitePolicy(DIST)), ...HTTPS_HEADERS });
const headers = Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value]));
const score = observatoryScore({ headers, isEncrypted: true });
console.log(`MDN HTTP Observatory: ${score} points`);
addFigure("MDN HTTP Observatory, by its published rules", `${score} points`);
