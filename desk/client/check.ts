import { useEffect, useState } from "react";
import type { Values, Verdict } from "../shared.ts";
import { ask } from "./ask.ts";

/** Time without a key before the checks run, and between two tries to reach a desk that is gone, in milliseconds. */
const PAUSE = 250;
const RETRY = 2000;

/** What the project's checks say of a draft, and what keeps them from speaking. */
interface Spoken {
  /** Undefined while they have not spoken of this draft. */
  readonly verdict?: Verdict | undefined;
  readonly trouble?: string | undefined;
}

/** Asks the checks about a draft. */
export function useCheck(file: string, values: Values, hash: string): Spoken {
  const [spoken, setSpoken] = useState<Spoken & { of?: Values; hash?: string }>({});
  useEffect(() => {
    let isWanted = true;
    let timer = setTimeout(look, PAUSE);
    function look() {
      clearTimeout(timer);
      ask<Verdict>("check", { file, values, hash }).then(
        (verdict) => isWanted && setSpoken({ of: values, hash, verdict }),
        ({ message }: Error) => {
          if (!isWanted) return;
          setSpoken({ trouble: message });
          timer = setTimeout(look, RETRY);
        },
      );
    }
    // Somebody who comes back to the window may have changed the file elsewhere.
    addEventListener("focus", look);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      removeEventListener("focus", look);
    };
  }, [file, values, hash]);
  const isOfThis = spoken.of === values && spoken.hash === hash;
  return { verdict: isOfThis ? spoken.verdict : undefined, trouble: spoken.trouble };
}
