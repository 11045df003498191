import { choice, object, written } from "../fields.ts";

/** How the built site reaches its host. */
const WAYS = {
  folder: "se copiază într-un folder",
  rsync: "pe un server, prin SSH (rsync)",
  git: "în depozitul de cod (git), de unde îl ia găzduirea: Cloudflare Pages, Netlify",
} as const;

/** What each way does, after „Site-ul”, and the field that it cannot do without. */
export const TARGETS = {
  folder: { words: "se copiază în folderul", field: "folder" },
  rsync: { words: "se trimite prin SSH (rsync) la", field: "rsyncTarget" },
  git: { words: "se trimite în depozitul de cod, ramura", field: "gitBranch" },
} as const satisfies Record<keyof typeof WAYS, { words: string; field: string }>;

/** A word of a command line: what begins with a dash would be taken for an option. */
const word = (what: string, pattern: RegExp, message: string) =>
  written(what).regex(pattern, message).nullable().describe(what);

export const publishing = object({
  way: choice(WAYS, "Una dintre căi.")
    .nullable()
    .describe(
      "Calea: într-un folder (folder), pe un server, prin SSH (rsync), sau în depozitul de cod, de unde îl ia găzduirea (git).",
    ),
  folder: word(
    "Folderul în care se copiază site-ul, cu tot drumul până la el: acela al găzduirii, folosit numai de site.",
    /^(\/|[A-Za-z]:[\\/])./,
    "way-folder",
  ),
  rsyncTarget: word(
    "Serverul și folderul de pe el, de exemplu utilizator@server.ro:/srv/site; cu un port al lui, ssh://utilizator@server.ro:2222/srv/site.",
    /^(\w[\w.-]*@\w[\w.-]*:|ssh:\/\/\w[\w.-]*@\w[\w.-]*:\d{1,5})\/[\w./-]+$/,
    "way-rsync",
  ),
  gitBranch: word(
    "Ramura depozitului de cod din care găzduirea ia site-ul, de exemplu main.",
    /^[A-Za-z0-9][\w./-]*$/,
    "way-git",
  ),
}).superRefine((value, context) => {
  const field = value.way && TARGETS[value.way].field;
  if (!field || value[field] !== null) return;
  context.addIssue({ code: "custom", path: [field], message: "way-empty", params: { way: value.way } });
});
