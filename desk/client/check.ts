import { useEffect, useState } from "react";
import type { Values, Verdict } from "../shared.ts";
import { ask } from "./ask.ts";

/** Time without a key before the checks run, in milliseconds. */
const PAUSE = 250;

/** What the project's checks say of a draft; `undefined` while they have not spoken of this one. */
export function useCheck(file: string, values: Values, hash: string): Verdict | undefined {
  const [spoken, setSpoken] = useState<{ of: Values; hash: string; verdict: Verdict }>();
  useEffect(() => {
    let isWanted = true;
    const look = () =>
      ask<Verdict>("check", { file, values, hash }).then(
        (verdict) => isWanted && setSpoken({ of: values, hash, verdict }),
        console.error,
      );
    const timer = setTimeout(look, PAUSE);
    // Somebody who comes back to the window may have changed the file elsewhere.
    addEventListener("focus", look);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      removeEventListener("focus", look);
    };
  }, [file, values, hash]);
  return spoken?.of === values && spoken.hash === hash ? spoken.verdict : undefined;
}
