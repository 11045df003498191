/** `npm run test:mutation`: how many small faults in src/lib the unit tests notice. Half an hour; not a part of `npm test`. */
import { testMutation } from "../testing/mutation.ts";

process.exitCode = await testMutation();
