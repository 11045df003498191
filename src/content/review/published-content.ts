import { parse } from "yaml";
import { type Content, contentPath, serviceOfFile } from "../files.ts";
import { MEDICAL_FIELDS } from "../schema/medical.ts";
import {
  isNewService,
  QUESTIONS,
  removedQuestions,
  signedValue,
  valueAt,
  waitingUnits,
} from "./medical-review.ts";

/**
 * The content that visitors read. Before the launch it is the whole content. After the launch:
 * - each medical text is the one that a doctor signed last
 * - a question or a nullable field that was never signed is left out
 * - a question whose removal is not signed stays, as the last one
 * - an examination without any signed text is not published
 */
export function publishedContent(content: Content): Content {
  if (!content.publishing.launched) return content;
  const waiting = waitingUnits(content);
  const published = structuredClone(content) as Content;
  for (const { file, path, value, signed, mayBeNull } of waiting) {
    if (value === undefined || !(signed || mayBeNull)) continue;
    const owner = fileOwner(published, file);
    const group = valueAt(owner, path.slice(0, -1)) as Record<PropertyKey, unknown>;
    group[path.at(-1) as PropertyKey] = signed ? signedValue(signed.text, value) : null;
  }
  const unsigned = new Set(waiting.flatMap(({ id, signed }) => (signed ? [] : id)));
  const removed = removedQuestions(content).map(({ signed }) => parse(signed?.text ?? ""));
  const questions = published.faq.items.filter(({ id }) => !unsigned.has(`${QUESTIONS}.${id}`));
  return {
    ...published,
    faq: { ...published.faq, items: [...questions, ...removed] },
    services: published.services.map((service) =>
      isNewService(content, service) ? { ...service, isHidden: true } : service,
    ),
  };
}

const fileOwner = (content: Content, file: string): unknown =>
  serviceOfFile(file, content.services) ??
  Object.entries(content).find(
    ([name]) => name in MEDICAL_FIELDS && contentPath(name as keyof typeof MEDICAL_FIELDS) === file,
  )?.[1];
