import { api } from "../../lib/api/client.ts";
import { readLocality } from "../../lib/api/deferred-calls.ts";
import { isFirstRenderedMount } from "../../lib/api/embedded-responses.ts";
import { readWanted } from "./wanted.ts";

/** The locality of an address, with its name and the id of its region. */
export interface RenderedPlace {
  to: string;
  location: string;
  region: string;
}

/**
 * The place that the address of a page names, for the HTML and for the app that hydrates it. Null without one, and on later pages, where the
 * line of the place looks it up after it is there.
 */
export async function loadRenderedPlace(request: Request): Promise<RenderedPlace | null> {
  const wanted = readWanted(new URL(request.url).searchParams);
  if (!wanted || !(import.meta.env.SSR || isFirstRenderedMount())) return null;
  const answer = api(readLocality, { params: { id: wanted.to } }, { handlesErrors: true });
  const locality = (await answer.catch(() => null))?.locality;
  return locality ? { to: wanted.to, location: locality.location, region: locality.region._id } : null;
}
