import type { BuiltPage } from "../../web/build/rewrites.ts";

/** The static pages that are no page of the app: the sitemap and the pages of the app would link to what is answered with 404. */
export function findMissingPages(
  staticPages: Readonly<Record<string, string>>,
  addresses: readonly Pick<BuiltPage, "path" | "sources">[],
): string[] {
  const pages = new Set(addresses.filter(({ sources }) => sources.length > 0).map(({ path }) => path));
  return Object.entries(staticPages)
    .filter(([, path]) => !pages.has(path))
    .map(([name, path]) => `web/src/app/pages.ts has no row for ${name}, ${path}, of staticPages`);
}
