/** A page in the sitemap. */
export interface SitemapEntry {
  path: string;
  /** ISO 8601; left out where no document says it. */
  lastModified?: string | undefined;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The URL of a path, whose letters need no escaping: ids and slugs have none that XML reserves. */
const toUrl = (origin: string, path: string) => new URL(path, origin).href;

const renderDocument = (root: string, elements: readonly string[]) =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${namespace}>`, ...elements, `</${root}>`, ""].join(
    "\n",
  );

/** The XML of one part of the sitemap; `origin` is for example `https://halkopiha.fi`. */
export function renderUrlSet(origin: string, entries: readonly SitemapEntry[]): string {
  const elements = entries.map(({ path, lastModified }) => {
    const modified = lastModified === undefined ? "" : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${toUrl(origin, path)}</loc>${modified}</url>`;
  });
  return renderDocument("urlset", elements);
}

/** The XML of the index that names all parts. */
export function renderSitemapIndex(origin: string, partPaths: readonly string[]): string {
  const elements = partPaths.map((path) => `<sitemap><loc>${toUrl(origin, path)}</loc></sitemap>`);
  return renderDocument("sitemapindex", elements);
}
