import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { readContentFiles } from "#content/read/read-files.ts";
import { removeProject } from "#tests/edits/project-copy.ts";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { startDesk } from "../../server/start-desk.ts";
import { deskProject } from "../desk-project.ts";

export { expect };

/** Files of content/ that the tests change most often. */
export const PRICES = "content/prices.yaml";
export const CLINIC = "content/clinic.yaml";
export const FAQ = "content/faq.yaml";

const JOURNAL = "jurnal/operatii";
const DRAFTS = ".cache/desk/drafts";

/** Starts a desk on a copy of the project with the fixture clinic. Tests may change and break this copy. */
async function begin() {
  const project = await deskProject(FIXTURE_FILES);
  return { ...(await startDesk(project, 0)), project };
}

type Running = Awaited<ReturnType<typeof begin>>;

/** Returns locators and actions for one window of the desk. */
export function windowOf(page: Page, { address, pages }: Pick<Running, "address" | "pages">) {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const link = (name: string | RegExp) => page.getByRole("link", { name });
  const dialog = page.getByRole("dialog");
  const title = page.getByRole("heading", { level: 1 });
  /**
   * „Salvează…” opens the dialog with the changes; `confirm` is the button in that dialog that saves them.
   */
  const review = button("Salvează…");
  const confirm = dialog.getByRole("button", { name: /salvează/i });
  const sees = (text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

  return {
    button,
    link,
    dialog,
    title,
    review,
    confirm,
    sees,
    /** The list of findings that prevent saving. */
    wrong: page.getByRole("group", { name: "De corectat" }),
    /** The preview beside the form. */
    shown: page.frameLocator("iframe"),
    /**
     * Locates a field by its path, for example „amounts_0_label”. With the suffix „-problema”, it locates the
     * finding of the field.
     */
    field: (path: string) => page.locator(`#root_${path}`),

    /** Opens a document by its path, or another page of the desk by its name. */
    async open(place: string) {
      await page.goto(`${address}#${place}`);
      await title.waitFor();
    },

    /** Saves the open document. @param before steps in the dialog before it is confirmed */
    async save(before = async () => {}) {
      await review.click();
      await before();
      await confirm.click();
      await sees("Salvat.");
    },

    /** Activates this window, as when a person comes back from another window. */
    async comeBack() {
      await page.bringToFront();
      await page.evaluate(() => dispatchEvent(new Event("focus")));
    },

    /** Expects a text on a page of the preview. A no-break space of the page counts as a plain space. */
    async shows(path: string, text: string | RegExp) {
      const visibleText = async () => {
        const response = await page.request.get(pages + path);
        const html = (await response.text()).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
        return html.replaceAll(/<[^>]+>/g, "").replaceAll(/&nbsp;|\u00a0/g, " ");
      };
      await expect.poll(visibleText, { message: path }).toMatch(text);
    },
  };
}

const filesOf = (project: string) => {
  const read = (file: string) => readFileSync(join(project, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(project, file), text);
  return {
    read,
    write,
    /** Changes a file as another program would. */
    replace: (file: string, old: string | RegExp, text: string) => write(file, read(file).replace(old, text)),
  };
};

type Desk = Running & ReturnType<typeof filesOf> & ReturnType<typeof windowOf>;

export const test = base.extend<{ desk: Desk }, { running: Running }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const running = await begin();
      await use(running);
      await running.close();
      removeProject(running.project);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  desk: async ({ page, running }, use) => {
    const { project } = running;
    const files = filesOf(project);
    const now = readContentFiles(project);
    for (const file of now.keys()) if (!FIXTURE_FILES.has(file)) rmSync(join(project, file));
    for (const [file, first] of FIXTURE_FILES) if (now.get(file) !== first) files.write(file, first);
    for (const name of readdirSync(join(project, JOURNAL))) rmSync(join(project, JOURNAL, name));
    rmSync(join(project, DRAFTS), { recursive: true, force: true });
    await use({ ...running, ...files, ...windowOf(page, running) });
  },
});
