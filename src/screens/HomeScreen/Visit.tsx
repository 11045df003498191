import tube from "../../assets/art/tube.svg?url";
import { Sign } from "../../components/Icon/Sign.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import type { Site } from "../../lib/content/files.ts";
import styles from "./Visit.module.css";

/** What the drawing of the scanner points at, from left to right. */
const POINTS = ["button", "light", "ears", "open", "staff"] as const;

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
            <p>
              <RichText text={step.text} />
            </p>
          </li>
        ))}
      </ol>
      <figure className={styles.scanner}>
        <img src={tube} alt={scanner.alt} width={960} height={430} loading="lazy" decoding="async" />
        {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver. */}
        <ul role="list">
          {POINTS.map((point) => (
            // The item itself stays in the flow, so that copied labels do not run together.
            <li key={point}>
              <span className={styles[point]}>
                <span>{scanner[point]}</span>
              </span>
            </li>
          ))}
        </ul>
      </figure>
      <div className={styles.candid}>
        <h3>{candid.title}</h3>
        <p>
          <RichText text={candid.text} />
        </p>
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
