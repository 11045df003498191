/**
 * Marks today's column of the week's drawing and, while the clinic is open, the time in it: both in Timișoara, wherever
 * the visitor is.
 */
export function markToday(root: ParentNode, now: Date): void {
  const said = (options: Intl.DateTimeFormatOptions) =>
    now.toLocaleString("ro", { timeZone: "Europe/Bucharest", ...options });
  const column = root.querySelector<SVGElement>(`[data-day="${said({ weekday: "long" })}"]`);
  const rect = column?.querySelector("rect");
  const mark = root.querySelector("[data-now]");
  if (!column || !rect || !mark) return;
  column.dataset.today = "";
  mark.removeAttribute("display");
  mark.setAttribute("transform", `translate(${rect.x.baseVal.value})`);

  const [opens = 0, closes = 0] = column.dataset.open?.split(" ").map(Number) ?? [];
  const [hours = 0, minutes = 0] = said({ timeStyle: "short" }).split(":").map(Number);
  const share = (hours + minutes / 60 - opens) / (closes - opens);
  const line = mark.lastElementChild;
  if (share >= 0 && share < 1)
    line?.setAttribute(
      "transform",
      `translate(0 ${rect.y.baseVal.value + share * rect.height.baseVal.value})`,
    );
  else line?.remove();
}
