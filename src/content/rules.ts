import { doctorProblems } from "./doctor.ts";
import {
  contrastProblems,
  emergencyProblems,
  foreignContactProblems,
  handwrittenProblems,
  tokenProblems,
} from "./facts-lint.ts";
import type { Content } from "./files.ts";
import { legalProblems } from "./legal-lint.ts";
import { formerPathProblems, linkProblems } from "./links.ts";
import { menuNameProblems, menuProblems, priceLinkProblems } from "./menus.ts";
import { duplicateProblems, orderProblems, searchTextProblems, unknownNameProblems } from "./names.ts";
import { pageStyleProblems } from "./page-style.ts";
import type { Finding, Problem, Surroundings } from "./problem.ts";
import { styleProblems } from "./style.ts";
import { closingDayProblems, longDayProblems } from "./time.ts";

interface Rule extends Pick<Problem, "rule" | "level"> {
  readonly find: (content: Content, surroundings: Surroundings) => Finding[];
}

/** What is looked for between files; each file is valid by itself already. */
export const RULES: readonly Rule[] = [
  { rule: "legal", level: "error", find: legalProblems },
  { rule: "duplicate", level: "error", find: duplicateProblems },
  { rule: "name", level: "error", find: unknownNameProblems },
  { rule: "order", level: "error", find: orderProblems },
  { rule: "menu", level: "error", find: menuProblems },
  { rule: "price-link", level: "error", find: priceLinkProblems },
  { rule: "former-path", level: "error", find: formerPathProblems },
  { rule: "link", level: "error", find: linkProblems },
  { rule: "token", level: "error", find: tokenProblems },
  { rule: "by-hand", level: "error", find: handwrittenProblems },
  { rule: "contrast", level: "error", find: contrastProblems },
  { rule: "emergency", level: "error", find: emergencyProblems },
  { rule: "closing-days", level: "warning", find: closingDayProblems },
  { rule: "long-day", level: "warning", find: longDayProblems },
  { rule: "foreign-contact", level: "warning", find: foreignContactProblems },
  { rule: "menu-name", level: "warning", find: menuNameProblems },
  { rule: "doctor", level: "warning", find: doctorProblems },
  { rule: "search-text", level: "warning", find: searchTextProblems },
  { rule: "style", level: "warning", find: styleProblems },
  { rule: "page-style", level: "warning", find: pageStyleProblems },
];
