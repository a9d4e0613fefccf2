import { redirect } from "react-router-dom";

/**
 * Redirects a page that was requested with an old or a wrong slug for good, on the server; in the app `useCanonicalPath` replaces its path.
 * @throws Response 301
 */
export function redirectOldSlug(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url);
  if (import.meta.env.SSR && pathname !== path) throw redirect(`${path}${search}`, 301);
}
