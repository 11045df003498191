import { useState } from "react";
import { formatAmount } from "../../../src/content/editing.ts";
import type { ControlProps } from "./context.ts";
import { leiFrom } from "./lei.ts";

/** An amount in lei, shown as it is printed while nobody types. */
export function Amount({ value, onChange, onFocus, ...rest }: ControlProps) {
  const [typed, setTyped] = useState<string>();
  const printed = typeof value === "number" && Number.isInteger(value) ? formatAmount(value) : String(value);
  return (
    <span className="sum">
      <input
        {...rest}
        inputMode="decimal"
        value={typed ?? printed}
        onFocus={(event) => {
          onFocus();
          event.target.select();
        }}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(leiFrom(target.value));
        }}
      />
      <span aria-hidden="true">lei</span>
    </span>
  );
}
