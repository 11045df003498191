/** What the contact page gains from a browser with scripts. */
export {};

/**
 * Shows and serves the button that copies the address, where the browser lets pages write to the clipboard. The live
 * region beside it says when that is done; the words wait in its `data-copied`.
 */
function offerCopying(): void {
  const button = document.querySelector<HTMLButtonElement>("button[data-copy]");
  const status = document.querySelector<HTMLElement>("[data-copied]");
  if (!button || !status || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(`${button.dataset.copy}`);
    status.textContent = `${status.dataset.copied}`;
  });
}

/**
 * Marks today's column of the week's drawing and, while the clinic is open, the time in it: both in Timișoara, wherever
 * the visitor is.
 */
function markToday(): void {
  const now = new Date();
  const said = (options: Intl.DateTimeFormatOptions) =>
    now.toLocaleString("ro", { timeZone: "Europe/Bucharest", ...options });
  const column = document.querySelector<SVGElement>(`[data-day="${said({ weekday: "long" })}"]`);
  const rect = column?.querySelector("rect");
  const mark = document.querySelector("[data-now]");
  if (!column || !rect || !mark) return;
  column.dataset.today = "";
  mark.removeAttribute("display");
  mark.setAttribute("transform", `translate(${rect.x.baseVal.value})`);

  const [opens = 0, closes = 0] = column.dataset.open?.split(" ").map(Number) ?? [];
  const [hours = 0, minutes = 0] = said({ timeStyle: "short" }).split(":").map(Number);
  const share = (hours + minutes / 60 - opens) / (closes - opens);
  const line = mark.lastElementChild;
  const y = rect.y.baseVal.value + share * rect.height.baseVal.value;
  if (share >= 0 && share < 1) line?.setAttribute("transform", `translate(0 ${y})`);
  else line?.remove();
}

offerCopying();
markToday();
