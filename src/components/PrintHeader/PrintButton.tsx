import { useIsLive } from "#hooks/use-is-live.ts";
import { Icon } from "../Icon/Icon.tsx";
import pill from "../Pill.module.css";

/** Hidden in the page as served: without a script it would do nothing. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" hidden={!useIsLive()} onClick={() => print()} className={pill.pill}>
      <Icon name="printer" size={20} />
      <span>{label}</span>
    </button>
  );
}
