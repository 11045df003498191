/** Id of the `<script type="application/json">` with the props of a page's islands (`page-data.ts`). */
export const PAGE_DATA_ID = "page-data";
