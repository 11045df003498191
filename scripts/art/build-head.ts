/** `node scripts/art/build-head.ts`: draws the standing head of the hero anew, into src/assets/art/head.svg. */
import { writeFileSync } from "node:fs";
import { headPoster } from "./head-poster.ts";

writeFileSync("src/assets/art/head.svg", headPoster());
