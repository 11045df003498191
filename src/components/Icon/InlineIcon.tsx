import { LINE_ICONS } from "../../assets/icons.ts";

interface InlineIconProps {
  name: "phone" | "menu" | "close";
  /** Edge in CSS pixels. */
  size?: number;
}

/** A line icon drawn in the page itself, for controls that mean nothing until their glyph is there. */
export function InlineIcon({ name, size = 24 }: InlineIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: LINE_ICONS[name] }}
    />
  );
}
