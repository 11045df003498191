/** Today in Timișoara, `YYYY-MM-DD` (the form that Swedish happens to use). */
export const today = (at = new Date()): string =>
  at.toLocaleDateString("sv", { timeZone: "Europe/Bucharest" });
