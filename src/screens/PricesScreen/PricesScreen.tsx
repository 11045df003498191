import { CallTicket } from "../../components/CallTicket/CallTicket.tsx";
import { PageHead, type ScreenProps } from "../../components/PageHead/PageHead.tsx";
import { PrintButton } from "../../components/PrintButton/PrintButton.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { SheetHead } from "../../components/SheetHead/SheetHead.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { TitledTexts } from "../../components/TitledTexts/TitledTexts.tsx";
import { findAmount } from "../../lib/service-price.ts";
import { PriceTable } from "./PriceTable.tsx";

/** The price list (docs/requirements.md 2.15), and after it, as a table of its own, what lies outside it. */
export function PricesScreen({ texts, trail }: ScreenProps) {
  const { pricesPage: page, prices, clinic, ui } = texts;
  const rows = prices.rows.map((row) => ({ ...row, pret: findAmount(prices, row.pret).amount }));
  const others = page.others.rows.map((row) => {
    const { amount, unit } = findAmount(prices, row.pret);
    return { ...row, pret: amount, note: unit };
  });
  return (
    <>
      <SheetHead texts={texts} />
      <PageHead {...page} trail={trail}>
        <ReviewedDate label={ui.shell.reviewed} day={prices.reviewed} />
      </PageHead>
      <Split
        before={
          <>
            <section>
              <PriceTable caption={page.tableCaption} columns={page.columns} rows={rows} />
            </section>
            <section>
              <PriceTable
                caption={<h2>{page.others.title}</h2>}
                columns={page.columns}
                rows={others}
                byPhone={{
                  serviciu: page.others.byPhone,
                  pret: ui.service.byPhone,
                  phone: clinic.headerPhone,
                }}
              />
            </section>
          </>
        }
        aside={<CallTicket texts={texts} cas={page.cas.text} />}
      >
        <section>
          <h2>{page.notesTitle}</h2>
          <TitledTexts items={page.notes} />
        </section>
        <PrintButton label={ui.shell.print} />
      </Split>
    </>
  );
}
