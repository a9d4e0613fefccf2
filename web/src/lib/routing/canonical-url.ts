/** Origin of the deployed app: pages are prerendered at build time, and search engines need one canonical URL for each. */
const origin: string = import.meta.env["SITE_URL"];

/** The canonical URL of a path of the app. */
export const toCanonicalUrl = (path: string): string => new URL(path, origin).href;
