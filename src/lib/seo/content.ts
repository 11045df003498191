import type { LegalHeader, ServiceContent, SingleContent } from "../content/files.ts";

type Named<T> = T & { readonly slug: string };

/** All texts with their tokens filled in; `slug` is the name of a file, and the last part of its page's path. */
export interface SeoContent extends SingleContent {
  readonly services: readonly Named<ServiceContent>[];
  readonly legal: readonly Named<LegalHeader>[];
}

export type SeoService = SeoContent["services"][number];

/**
 * The entry that a route of `allRoutes` was made from.
 * @throws when the route was made from something else
 */
export function entryOf<T>(entries: readonly Named<T>[], slug: string | undefined): Named<T> {
  const entry = entries.find((other) => other.slug === slug);
  if (!entry) throw new Error(`No content named ${slug}`);
  return entry;
}
