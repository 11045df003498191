import { Sign } from "../../components/Icon/Sign.tsx";
import { Paragraph } from "../../components/RichText/RichText.tsx";
import type { Site } from "../../content/files.ts";
import { Scanner } from "./Scanner.tsx";
import styles from "./Visit.module.css";

/** What vouches for the clinic, from the facts of its operator. */
const VOUCHERS = ["healthAuthorisation", "coordinatingDoctor", "casContract"] as const;

interface VisitProps {
  visit: Site["home"]["visit"];
  /** The facts of the operator; null while nobody has told them. */
  operator: Pick<Site["clinic"]["operator"], (typeof VOUCHERS)[number]>;
  /** What each fact is called. */
  names: Pick<Site["ui"]["gaps"], (typeof VOUCHERS)[number]>;
}

/** The six steps of a visit on one line, the scanner they fear, what nobody can promise, and who vouches. */
export function Visit({ visit, operator, names }: VisitProps) {
  const { title, steps, scanner, candid } = visit;
  const vouchers = VOUCHERS.filter((name) => operator[name] !== null);
  return (
    <>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id}>
            <span className={step.sign === "scanner" ? `${styles.node} ${styles.read}` : styles.node}>
              <Sign name={step.sign} size={46} />
            </span>
            <h3>{step.title}</h3>
            <Paragraph text={step.text} />
          </li>
        ))}
      </ol>
      <Scanner scanner={scanner} />
      <div className={styles.candid}>
        <h3>{candid.title}</h3>
        <Paragraph text={candid.text} />
      </div>
      {vouchers.length > 0 && (
        <dl className={styles.vouchers}>
          {vouchers.map((name) => (
            <div key={name}>
              <dt>{names[name]}</dt> <dd>{operator[name]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
