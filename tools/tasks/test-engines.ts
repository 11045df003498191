/** `npm run test:engines`: every page and control in Firefox, WebKit and an old Chromium. Needs a build. */
import { engines } from "../testing/stages.ts";

const { failed } = await engines();
process.exitCode = failed > 0 ? 1 : 0;
