/** How the desk writes times. */

const format = new Intl.DateTimeFormat("ro-RO", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** „21 noiembrie, 14:05”, in the clock of this computer. */
export const dayAndTime = (iso: string): string => format.format(new Date(iso)).replace(" la ", ", ");
