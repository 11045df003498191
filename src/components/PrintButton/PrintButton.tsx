import { Icon } from "../Icon/Icon.tsx";
import pill from "../Pill/Pill.module.css";

/** A print button; hidden until the client shows it (`src/client/enhance.ts`). */
export const PrintButton = ({ label }: { label: string }) => (
  <button type="button" hidden data-print="" className={pill.pill}>
    <Icon name="printer" size={20} />
    <span>{label}</span>
  </button>
);
