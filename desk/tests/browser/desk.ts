import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { readContentFiles } from "../../../src/content/read.ts";
import { removeProject } from "../../../tests/edits/project-copy.ts";
import { FIXTURE_FILES } from "../../../tests/fixtures/content.ts";
import { type RunningDesk, startDesk } from "../../server/server.ts";
import { deskProject } from "../project.ts";

const JOURNAL = ".cache/desk/journal";

/** A desk over a project in which the tests' own clinic may be changed and broken. */
export interface TestDesk extends RunningDesk {
  /** Folder of the project. */
  readonly project: string;
  /** A file of the project as it is now. */
  read(file: string): string;
  write(file: string, text: string): void;
}

export const test = base.extend<{ desk: TestDesk }, { running: RunningDesk & { project: string } }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const project = await deskProject(FIXTURE_FILES);
      const running = await startDesk(project, 0);
      await use({ ...running, project });
      await running.close();
      removeProject(project);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  desk: async ({ running }, use) => {
    const { project } = running;
    const write = (file: string, text: string) => writeFileSync(join(project, file), text);
    const read = (file: string) => readFileSync(join(project, file), "utf8");
    const now = readContentFiles(project);
    for (const file of now.keys()) if (!FIXTURE_FILES.has(file)) rmSync(join(project, file));
    for (const [file, first] of FIXTURE_FILES) if (now.get(file) !== first) write(file, first);
    for (const name of readdirSync(join(project, JOURNAL))) rmSync(join(project, JOURNAL, name));
    await use({ ...running, read, write });
  },
});

/** Opens the desk at a sheet, or at one of its own pages. */
export async function openDesk(page: Page, desk: TestDesk, place: string): Promise<void> {
  await page.goto(`${desk.address()}#${place}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** „Salvează…”, then „Salvează” below what changes; `before` is done in the dialog. */
export async function save(page: Page, before = async () => {}): Promise<void> {
  await page.getByRole("button", { name: "Salvează…" }).click();
  await before();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /salvează/i })
    .click();
  await page.getByText("Salvat.").waitFor();
}

/** Address of the preview's pages, with its key. */
export async function pagesAddress(page: Page): Promise<string> {
  const pass = await page.evaluate(() => localStorage.getItem("desk-pass") ?? "");
  const asked = { data: {}, headers: { "x-desk": pass } };
  return (await (await page.request.post(new URL("/api/overview", page.url()).href, asked)).json()).address;
}

/** A page of the site, as the preview has it, says a text; usual blanks for tied ones. */
export async function shows(page: Page, path: string, text: string | RegExp): Promise<void> {
  const said = async () => {
    const { search, href } = new URL(await pagesAddress(page));
    const response = await page.request.get(new URL(path + search, href).href);
    const html = (await response.text()).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
    return html.replaceAll(/<[^>]+>/g, "").replaceAll(/&nbsp;|\u00a0/g, " ");
  };
  await expect.poll(said, { message: path }).toMatch(text);
}
