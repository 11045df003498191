/** `npm run build`: writes the production site to dist/. */
import { BuildFailed, buildSite, DIST } from "../build/site.ts";

try {
  await buildSite();
  console.log(`Built: ${DIST}/`);
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
