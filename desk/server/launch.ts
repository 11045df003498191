import { checkContent } from "../../src/content/check.ts";
import { today } from "../../src/content/editing.ts";
import type { Content } from "../../src/content/files.ts";
import { launchProblems, launchWishes } from "../../src/content/launch/launch.ts";
import { inventedProblems, placeholderProblems } from "../../src/content/launch/provisional.ts";
import { siteAddressProblems } from "../../src/content/launch/public-address.ts";
import { textsOf } from "../../src/content/texts.ts";
import type { LaunchList } from "../shared.ts";
import { notes } from "./desk.ts";

/** What is open before the site meets the public, with the names that the forms show. */
export function launchList(files: ReadonlyMap<string, string>): LaunchList {
  const { problems, content } = checkContent(files);
  if (!content) return { problems: notes(problems, files), wishes: [] };
  const day = today();
  return {
    problems: notes(launchProblems(content, day, process.env), files),
    wishes: notes(launchWishes(content, day), files),
  };
}

/** Values that nobody should publish without wanting to: provisional phones and addresses, invented ones. */
export const provisional = (content: Content) => [
  ...placeholderProblems(content.clinic),
  ...siteAddressProblems(content.clinic, process.env),
  ...inventedProblems([...textsOf(content)], content.clinic.placeholders),
];
