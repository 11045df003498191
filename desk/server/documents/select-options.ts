import { contentPath } from "#content/files.ts";
import type { SourceFiles } from "#content/read/read-files.ts";
import type { Reference } from "#content/schema/field-marks.ts";
import { formatExtra } from "#lib/format.ts";
import { amountOptions, isFields, type Option, rowsOf } from "../../shared/form-fields.ts";
import { documents, entries, valuesAt } from "./documents.ts";

/** Returns the options of the fields that refer to other files, by the kind of the field. */
export function selectOptions(files: SourceFiles, pages: Option[]): Record<Reference, Option[]> {
  const { amounts, contrast } = valuesAt(contentPath("prices"), files);
  return {
    // The last page is the 404 page, to which nothing may link.
    page: pages.slice(0, -1).map(({ value, label }) => ({ value, label: `${label} (${value})` })),
    amount: amountOptions(amounts),
    contrast: [
      { value: "inclus", label: "inclusă în preț" },
      ...rowsOf(contrast).map(({ id, label, extra }) => ({
        value: String(id),
        // A row that was just added has no amounts yet.
        label: isFields(extra) ? `${label}: ${formatExtra(extra as { from: number; to: number })}` : "",
      })),
    ],
    file: documents(files)
      .filter(({ group }) => group !== "hidden")
      .map(({ file, title }) => ({ value: file, label: title })),
    examination: entries(files, "services").map(({ slug, title }) => ({ value: slug, label: title })),
  };
}
