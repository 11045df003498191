/** Marks today's column of the week's drawing: today in Timișoara, wherever the visitor is. */
export function markToday(root: ParentNode, now: Date): void {
  const today = now.toLocaleDateString("ro", { timeZone: "Europe/Bucharest", weekday: "long" });
  root.querySelector(`[data-day="${today}"]`)?.setAttribute("data-today", "");
}
