import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

interface MoreLinkProps {
  href: string;
  label: string;
  /** Ends the accessible name, so that links that look alike sound different. */
  about: string;
}

/** The link of a card. */
export function MoreLink({ href, label, about }: MoreLinkProps) {
  return (
    <ArrowLink href={href}>
      <span>
        {label}
        <VisuallyHidden>{` ${about}`}</VisuallyHidden>
      </span>
    </ArrowLink>
  );
}
