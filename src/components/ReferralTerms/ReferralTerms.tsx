import { Fragment } from "react";
import type { Site } from "../../lib/content/files.ts";
import { byLetter } from "../../lib/referral-terms.ts";
import { servicePath } from "../../lib/routes.ts";
import { Disclosure } from "../Disclosure/Disclosure.tsx";
import { PlainText, RichText } from "../RichText/RichText.tsx";
import styles from "./ReferralTerms.module.css";

interface ReferralTermsProps {
  /** Anchor of the section. */
  id: string;
  site: Pick<Site, "referralTerms" | "services">;
}

/**
 * The words of referrals from A to Z, each with its examination. The list is closed until a letter or its row is
 * followed: it is long, and a browser opens it for a link or a page search by itself. The groups are no sections: a
 * reader mode would take them, and nothing else, for the text of the page.
 */
export function ReferralTerms({ id, site: { referralTerms, services } }: ReferralTermsProps) {
  const { title, lead, letters, open, byPhone, items } = referralTerms;
  const titles = new Map(services.map((service) => [service.slug, service.title]));
  const groups = byLetter(items);
  return (
    <section id={id} className={styles.terms}>
      <div>
        <h2>{title}</h2>
        <p>
          <RichText text={lead} />
        </p>
      </div>
      <nav aria-label={letters}>
        {groups.map(({ letter, id }) => (
          <Fragment key={id}>
            <a href={`#${id}`}>{letter}</a>{" "}
          </Fragment>
        ))}
      </nav>
      <Disclosure summary={<h3>{open}</h3>}>
        <div className={styles.columns}>
          {groups.map(({ letter, id, terms }) => (
            <div key={id}>
              <h4 id={id}>{letter}</h4>
              <ul>
                {terms.map(({ term, synonyms = [], service }) => (
                  <li key={term}>
                    <span>
                      <PlainText text={term} />{" "}
                      {synonyms.length > 0 && (
                        <small>
                          <PlainText text={synonyms.join(", ")} />
                        </small>
                      )}
                    </span>{" "}
                    {service ? <a href={servicePath(service)}>{titles.get(service)}</a> : <i>{byPhone}</i>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Disclosure>
    </section>
  );
}
