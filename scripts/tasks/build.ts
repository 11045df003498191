/** `npm run build`: writes the production site to dist/. */
import { BuildFailed, buildSite, DIST } from "../build/site.ts";
import { launchList, launchReminder } from "../launch-list.ts";

try {
  await buildSite();
  console.log(`Built: ${DIST}/`);
  const reminder = launchReminder(launchList().problems.length);
  if (reminder) console.log(reminder);
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
