import { createHash } from "node:crypto";
import { formatDay } from "#lib/format.ts";
import { type Content, contentPath } from "./files.ts";
import { type Finding, finding } from "./problem.ts";

/** What a doctor has checked, by the fingerprints of its texts: a later change is named until it is read again. */

/** Fields that a doctor does not answer for. */
const NOT_MEDICAL: ReadonlySet<string> = new Set(
  "order draft reviewed checkedBy seo formerPaths title art isDecontCAS menuNote card price related slug".split(
    " ",
  ),
);

/** The same for the same words, in whatever order a form or a file has the fields. */
const inOrder = (_: string, value: unknown) => {
  if (typeof value === "string") return value.trim();
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};

const fingerprint = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value, inOrder)).digest("hex").slice(0, 8);

/** Each text of the medical fields with its path and its fingerprint: a row of a list has one of its own. */
const fingerprints = (values: object) =>
  Object.entries(values)
    .filter(([field, value]) => !NOT_MEDICAL.has(field) && value !== undefined)
    .flatMap(([field, value]) =>
      [value].flat().map((row, index) => ({
        field,
        path: Array.isArray(value) ? [field, index] : [field],
        print: fingerprint(row),
      })),
    );

/** The fingerprints to record when a doctor has checked these values: `lead=1a2b3c4d tellStaff=…,…`. */
export function fingerprintsOf(values: object): string {
  const fields = Map.groupBy(fingerprints(values), ({ field }) => field);
  return [...fields].map(([field, rows]) => `${field}=${rows.map(({ print }) => print).join()}`).join(" ");
}

/** What has changed since a doctor checked it, and checks of which nobody knows what they were of. */
export function doctorProblems({ services, safety }: Content): Finding[] {
  const checked = [
    ...services.map((service) => ({ file: contentPath("services", service.slug), ...service })),
    { file: contentPath("safety"), ...safety },
  ];
  return checked.flatMap(({ file, checkedBy, ...values }) => {
    if (!checkedBy) return [];
    const { name, on, fingerprints: recorded } = checkedBy;
    if (!recorded) return finding("doctor-unsigned", file, ["checkedBy"]);
    const known = new Map(recorded.split(" ").map((field) => field.split("=") as [string, string]));
    const now = fingerprints(values);
    const who = { name, day: formatDay(on) };
    const changed = now.filter(({ field, print }) => !known.get(field)?.includes(print));
    const shorter = [...known].filter(
      ([name, prints]) => prints.split(",").length > now.filter(({ field }) => field === name).length,
    );
    return [
      ...changed.map(({ path }) => finding("doctor-changed", file, path, who)),
      ...shorter.map(([field]) => finding("doctor-lost", file, [field], who)),
    ];
  });
}
