import type { Site } from "../../content/files.ts";

const DAY_MS = 86_400_000;

/**
 * Where to report a weakness of the site (RFC 9116). Nothing while the e-mail address is provisional: a report to an
 * address that nobody reads is worse than none. It expires 364 days after somebody last reviewed the contact page, which
 * the launch check asks for once a year; so the file depends on the content alone.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ clinic, contactPage }: Site, origin: string): string | undefined {
  if (clinic.placeholders.includes("email")) return undefined;
  const expires = new Date(Date.parse(contactPage.reviewed) + 364 * DAY_MS).toISOString();
  return [
    `Contact: mailto:${clinic.email}`,
    `Expires: ${expires.replace(".000", "")}`,
    "Preferred-Languages: ro, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
