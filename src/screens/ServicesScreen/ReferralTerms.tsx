import { Paragraph, PlainText } from "../../components/RichText/RichText.tsx";
import type { Site } from "../../content/files.ts";
import { phoneHref } from "../../lib/format.ts";
import { byLetter } from "../../lib/referral-terms.ts";
import { servicePath } from "../../lib/routes.ts";
import termStyles from "./ReferralTerms.module.css";

/** Anchor of the list of words on referrals. */
export const TERMS = "trimitere";

interface ReferralTermsProps {
  /** Anchor of the section. */
  id: string;
  texts: Pick<Site, "clinic" | "referralTerms" | "services">;
}

/**
 * The words of referrals from A to Z, each with its examination: every letter a key that opens its words, and a browser
 * opens it for a link or a page search by itself. The groups are no sections: a reader mode would take them, and nothing
 * else, for the text of the page.
 */
export function ReferralTerms({ id, texts: { clinic, referralTerms, services } }: ReferralTermsProps) {
  const { title, lead, abbreviations, byPhone, items } = referralTerms;
  const titles = new Map(services.map((service) => [service.slug, service.title]));
  const groups = byLetter(items);
  return (
    <section id={id} className={termStyles.terms}>
      <div>
        <h2>{title}</h2>
        <Paragraph text={lead} />
        <Paragraph text={abbreviations} />
      </div>
      <div className={termStyles.letters}>
        {groups.map(({ letter, id, terms }) => (
          <details key={id} name="litera">
            <summary>{letter}</summary>
            <div>
              <h3 id={id}>{letter}</h3>
              <ul>
                {terms.map(({ term, synonyms = [], service, confirm }) => (
                  <li key={term}>
                    <span>
                      <PlainText text={term} />
                      {synonyms.length > 0 && (
                        <small>
                          <PlainText text={` ${synonyms.join(", ")}`} />
                        </small>
                      )}
                    </span>{" "}
                    {service ? (
                      <span>
                        <a href={servicePath(service)} data-cover="">
                          {titles.get(service)}
                        </a>{" "}
                        {confirm && <i>{referralTerms.confirm}</i>}
                      </span>
                    ) : (
                      <a href={phoneHref(clinic.headerPhone)} data-cover="">
                        {byPhone}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
