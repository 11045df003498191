import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { CallTicket } from "../../components/CallTicket/CallTicket.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { PrintButton } from "../../components/PrintButton/PrintButton.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { SheetHead } from "../../components/SheetHead/SheetHead.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { TitledTexts } from "../../components/TitledTexts/TitledTexts.tsx";
import type { Site } from "../../content/files.ts";
import { findAmount } from "../../lib/service-price.ts";
import { PriceTable } from "./PriceTable.tsx";

interface PricesScreenProps {
  texts: Pick<Site, "pricesPage" | "prices" | "clinic" | "ui">;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
}

/** The price list (docs/requirements.md 2.15), and after it, as a table of its own, what lies outside it. */
export function PricesScreen({ texts, crumbs }: PricesScreenProps) {
  const { pricesPage: page, prices, clinic, ui } = texts;
  const rows = prices.rows.map((row) => ({ ...row, pret: findAmount(prices, row.pret).amount }));
  const others = page.others.rows.map((row) => {
    const { amount, unit } = findAmount(prices, row.pret);
    return { ...row, pret: amount, note: unit };
  });
  return (
    <>
      <SheetHead clinic={clinic} printed={ui.sheet.printed} />
      <PageHead crumbs={crumbs} crumbsLabel={ui.shell.breadcrumb} title={page.title} lead={page.lead}>
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
