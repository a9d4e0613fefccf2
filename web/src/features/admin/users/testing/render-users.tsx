import type { User } from "@halkopiha/domain/accounts/user.ts";
import { countUsers, listUsers, searchUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { expect } from "vitest";
import { rememberSearch } from "../../../../lib/forms/searches.ts";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { renderRoute } from "../../../../testing/render-route.tsx";
import { sampleAdmin, samplePassive } from "../../../../testing/samples/sample-accounts.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import * as route from "../list/users-route.tsx";

/** An active seller, and two who are not: one unpaid, one paid. */
export const someUsers = [sampleBusiness(), samplePassive(false), samplePassive(true)];

interface Options {
  users?: User[];
  nextCursor?: string;
  /** Query string of the address. */
  query?: string;
  /** Searched text; its id is added to the query. */
  search?: string;
  actor?: User;
  /** Number of users that match the filters. */
  count?: number;
}

/** Renders the list of users. */
export async function renderUsers({
  users = someUsers,
  nextCursor,
  query = "",
  search = "",
  actor = sampleAdmin(),
  count = users.length,
}: Options = {}) {
  logInAs(actor);
  answerCall(countUsers, { count, isExact: true, isMore: false });
  answerCall(listRegions, {
    regions: [{ _id: "kainuu", name: "Kainuu", zoom: 8, coords: { lat: 64.2, lng: 27.7 } }],
  });
  const page = { sellers: users, ...(nextCursor && { nextCursor }) };
  const sent = answerCall(listUsers, page);
  const searches = answerCall(searchUsers, page);
  const searchId = rememberSearch(search);
  const address = searchId ? `?haku=${searchId}${query.replace("?", "&")}` : query;
  const screen = await renderRoute(route, `/admin/kayttajat${address}`);
  await expect.element(screen.getByLabelText("Hae käyttäjää")).toBeVisible();
  return {
    screen,
    rows: screen.getByRole("row"),
    /** The requests with a searched text. */
    searches,
    /** The query of the last request for users without a searched text. */
    getSentQuery: () => Object.fromEntries(sent.at(-1)?.url.searchParams ?? []),
    getAddress: () => screen.router.state.location.search,
  };
}
