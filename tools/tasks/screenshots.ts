/** `npm run screenshots`: every route and state as a picture, for review, in the git-ignored `screenshots/`. */
import { takeScreenshots } from "../screenshots/take.ts";

await takeScreenshots("screenshots");
