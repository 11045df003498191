/** „1.015,00” and „835” as numbers of lei; what is no amount stays as it is typed, for the check to speak of. */
export function leiFrom(text: string): number | string {
  const bare = text.trim().replace(/\s*lei$/i, "");
  if (!/^-?(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(bare)) return text.trim();
  return Number(bare.replaceAll(".", "").replace(",", "."));
}
