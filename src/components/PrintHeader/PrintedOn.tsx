import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** The day on which a sheet is printed; without a script there is a line to write it on. */
export function PrintedOn() {
  const [day, setDay] = useState("________________");
  useEffect(() => {
    // At once: the browser takes its picture of the page right after this event.
    const date = () => flushSync(() => setDay(new Date().toLocaleDateString("ro", { dateStyle: "long" })));
    addEventListener("beforeprint", date);
    return () => removeEventListener("beforeprint", date);
  }, []);
  return day;
}
