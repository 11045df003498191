/** What the header's controls are called; all texts come from `content/ui.yaml`. */
export interface HeaderLabels {
  readonly home: string;
  readonly navigation: string;
  readonly call: string;
  /** Opening hours; in the browser, whether the clinic is open. */
  readonly hours: string;
  readonly address: string;
  readonly callIcon: string;
  readonly open: string;
  readonly close: string;
  readonly panel: string;
}
