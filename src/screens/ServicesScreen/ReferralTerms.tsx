import columns from "#components/IntroColumns/IntroColumns.module.css";
import pill from "#components/Pill/Pill.module.css";
import { Paragraph } from "#components/RichText/RichText.tsx";
import { TitledTexts } from "#components/TitledTexts/TitledTexts.tsx";
import type { Site } from "#content/files.ts";
import { servicePath, TERMS_ID } from "#content/routes.ts";
import { phoneHref } from "#lib/format.ts";
import { byLetter, joinTerms } from "#lib/referral-terms.ts";
import styles from "./ReferralTerms.module.css";

const COMMONEST = "scrie-des";

/**
 * Explains the terms of referrals in plain Romanian: the most common ones, abbreviations, two complete
 * examples, and a list from A to Z with the examination for each term. Every letter is a disclosure, which
 * opens when a link or a page search leads into it. Its parts are `div` elements, because a reader mode would
 * take an inner `section` for the main text of the page.
 */
export function ReferralTerms({ site }: { site: Site }) {
  const { clinic, referralTerms, services } = site;
  const { title, lead, common, signs, several, byPhone, confirm, items } = referralTerms;
  const titles = new Map(services.map((service) => [service.slug, service.title]));
  const groups = byLetter(items);
  const commonest = items.filter(({ isCommon }) => isCommon);
  const hrefOf = (service: string | null) => (service ? servicePath(service) : phoneHref(clinic.headerPhone));
  return (
    <section id={TERMS_ID} className={`${columns.columns} ${styles.terms}`}>
      <div>
        <h2>{title}</h2>
        <Paragraph text={lead} />
      </div>
      <div>
        {commonest.length > 0 && (
          <div className={styles.common} data-no-print="">
            <p id={COMMONEST}>{common}</p>
            <ul aria-labelledby={COMMONEST}>
              {commonest.map(({ term, service, confirm: toConfirm }) => (
                <li key={term}>
                  <a href={hrefOf(service)} className={pill.pill}>
                    {service ? term : `${term}, ${byPhone}`}
                    {service && toConfirm && `, ${confirm}`}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.letters} data-no-print="">
          {groups.map(({ letter, id, rows }) => (
            <details key={id} name="litera" data-letter="">
              <summary>{letter}</summary>
              <div>
                <h3 id={id}>{letter}</h3>
                <ul>
                  {rows.map(({ word, others, entry: { service, urgent, ...entry } }) => (
                    <li key={word}>
                      {urgent && <Paragraph text={urgent} />}
                      <a href={hrefOf(service)}>
                        {word} {others.length > 0 && <small>{joinTerms(others)} </small>}
                        <b>{service ? titles.get(service) : byPhone}</b>
                        {entry.confirm && <i> {confirm}</i>}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </details>
          ))}
        </div>
      </div>
      {[signs, several].map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <TitledTexts items={items} />
        </div>
      ))}
    </section>
  );
}
