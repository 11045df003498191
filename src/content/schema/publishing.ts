import { z } from "astro/zod";
import { choice, day, nonProse, object, rawText, rowsOrNone } from "./fields.ts";

/**
 * Ways to send the built site to its host. Each label is the end of a sentence that begins with „Site-ul”.
 */
export const PUBLISHING_METHODS = {
  folder: "se copiază într-un folder",
  git: "se trimite în depozitul de cod, de unde îl ia găzduirea",
} as const;

/** For each publishing method, the field that must have a value if staff choose this method. */
export const TARGET_FIELDS = { folder: "folder", git: "gitBranch" } as const;

/**
 * A field that is used as a command-line argument. `pattern` must not allow a dash at the beginning, because
 * a command would take such a text for an option.
 */
const commandArgument = (help: string, pattern: RegExp, message: string) =>
  rawText(help).regex(pattern, message).nullable().describe(help);

export const publishing = object({
  launched: z
    .boolean()
    .describe(
      "Site-ul este lansat: pacienții se bizuie pe el. Se bifează după ce un medic a citit foile investigațiilor.",
    ),
  readers: rowsOrNone(
    nonProse("Un medic, cu titlu și nume, de exemplu „dr. Ana Pop, medic radiolog”."),
    "Medicii care citesc textele: numele lor poate apărea pe site, la „Text verificat de”; cine nu este în listă nu apare.",
  ),
  way: choice(PUBLISHING_METHODS, "Una dintre căi.")
    .nullable()
    .describe("Calea: cum ajunge site-ul la găzduire; completați apoi numai câmpul căii alese."),
  folder: commandArgument(
    "Folderul în care se copiază site-ul, cu tot drumul până la el: acela al găzduirii, folosit numai de site.",
    /^(\/|[A-Za-z]:[\\/])./,
    "way-folder",
  ),
  gitBranch: commandArgument(
    "Ramura depozitului de cod: cea din care găzduirea ia site-ul, cu git, de exemplu main.",
    /^[A-Za-z0-9][\w./-]*$/,
    "way-git",
  ),
}).superRefine((value, context) => {
  const field = value.way && TARGET_FIELDS[value.way];
  if (!field || value[field] !== null) return;
  context.addIssue({ code: "custom", path: [field], message: "way-empty" });
});

/** Who has read which sheet. Only the desk writes this file. */
export const readings = object({
  items: rowsOrNone(
    object({
      sheet: rawText("Foaia citită: fișierul ei."),
      by: rawText("Cine a citit-o, cu titlu și nume."),
      on: day("Ziua în care a citit-o."),
      hash: z.string().describe("Amprenta textelor citite: alt text, altă amprentă."),
    }),
    "Foile citite; le scrie Editare, cu „Am citit”.",
  ),
});
