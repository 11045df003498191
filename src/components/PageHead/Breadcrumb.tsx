import type { BreadcrumbItem } from "#content/entities.ts";
import styles from "./Breadcrumb.module.css";

interface BreadcrumbProps {
  /** The accessible name of the navigation. */
  label: string;
  /** From home to the present page, which has no address. */
  steps: readonly BreadcrumbItem[];
}

/** The path from home to the present page. */
export const Breadcrumb = ({ label, steps }: BreadcrumbProps) => (
  <nav aria-label={label} className={styles.breadcrumb} data-no-print="">
    <ol>
      {steps.map((step) => (
        <li key={step.label}>
          {step.href ? <a href={step.href}>{step.label}</a> : <span aria-current="page">{step.label}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
