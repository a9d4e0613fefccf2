import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { PlaceIndex } from "@halkopiha/domain/search/places/place-index.ts";
import { Search } from "@halkopiha/domain/search/search.ts";
import { readLocalities } from "../alerts/describe-alert.ts";
import { describeSearch, type Localities, toSearchPath } from "../alerts/describe-search.ts";
import { createUnsubscribeCode } from "../alerts/unsubscribe-code.ts";
import { day } from "../config.ts";
import { alertNews, type NewListings } from "../mail/shop/alert-mails.ts";
import { interpretSearch, planInterpreted } from "../shop/interpret-search.ts";
import { type AlertPass, readAlertPass, storeAlertPass } from "../store/alerts/alert-pass.ts";
import { type Alert, deleteAlerts, readAlertPage } from "../store/alerts/alerts.ts";
import { isDue, queueAlertMail } from "../store/alerts/mail-alerts.ts";
import {
  isFoundBy,
  type NewListing,
  readAvailableProducts,
  readNewListings,
} from "../store/products/new-listings.ts";
import { readPlaceIndex } from "../store/reference-data/place-index.ts";

/** Maximum number of new listings of a pass; the next pass continues with the rest. */
const maxListings = 5000;
/** Maximum number of pages of 200 alerts of a run; the next run continues. */
const maxPages = 100;
/** Time before the first pass whose listings are read, in milliseconds; every alert is newer. */
const firstWindow = 2 * day;
/** Clocks of instances differ from that of the database by less than this, in milliseconds. */
const clockTolerance = 60_000;

/** What a pass compares the alerts with. */
interface Market {
  now: Date;
  today: string;
  until: Date;
  listings: readonly NewListing[];
  localities: Localities;
  places: PlaceIndex;
}

/** The pass to go on with, or a new one; null when today's is done. */
async function resumePass(now: Date, today: string): Promise<AlertPass | null> {
  const last = await readAlertPass();
  if (last && !last.isDone) return { ...last, day: today };
  if (last && last.day >= today) return null;
  const from = last?.until ?? new Date(now.getTime() - firstWindow).toISOString();
  const until = new Date(now.getTime() - clockTolerance).toISOString();
  return { day: today, from, until, after: null, isDone: false };
}

/** The new listings that an alert for a search has not been mailed yet, the newest first. */
async function findMatches(alert: Alert, { listings, localities, places }: Market): Promise<Product[]> {
  if (!alert.search) return [];
  const interpreted = interpretSearch(Search.parse(alert.search), places);
  const plan = await planInterpreted(interpreted, (id) => localities.get(id) ?? null);
  const since = Date.parse(alert.matchedUntil ?? "");
  return listings
    .filter((listing) => listing.createdAt > since && isFoundBy(listing, plan))
    .map(({ product }) => product)
    .reverse();
}

/** What each alert has found, by its id. */
type Found = ReadonlyMap<string, readonly Product[]>;

async function findNews(
  alerts: readonly Alert[],
  available: ReadonlyMap<string, Product>,
  market: Market,
): Promise<Found> {
  const found = new Map<string, readonly Product[]>();
  for (const alert of alerts) {
    if (!isDue(alert, market.until)) continue;
    const product = available.get(alert.productId ?? "");
    const products = product ? [product] : await findMatches(alert, market);
    if (products.length > 0) found.set(alert._id, products);
  }
  return found;
}

function toNewListings({ _id, search }: Alert, found: Found, { localities }: Market): NewListings[] {
  if (!search) return [];
  return [
    {
      description: describeSearch(search, localities),
      path: toSearchPath(search),
      products: found.get(_id) ?? [],
      unsubscribeCode: createUnsubscribeCode([_id]),
    },
  ];
}

/** Mails what the alerts of one address have found, if anything. */
async function mailRecipient(alerts: readonly Alert[], found: Found, market: Market): Promise<void> {
  const [first] = alerts;
  if (!first || found.size === 0) return;
  await queueAlertMail(
    alerts.filter(({ _id }) => found.has(_id)),
    {
      until: market.until,
      mailId: `alerts-${first.recipient}-${market.today}`,
      createMail: (current) =>
        alertNews({
          to: first.email,
          news: current.flatMap((alert) => toNewListings(alert, found, market)),
          available: current.flatMap(({ _id, productId }) => (productId ? (found.get(_id) ?? []) : [])),
          unsubscribeCode: createUnsubscribeCode(alerts.map(({ _id }) => _id)),
        }),
    },
  );
}

/** Deletes the expired alerts of a page and mails the confirmed others. */
async function handlePage(groups: ReadonlyMap<string, readonly Alert[]>, market: Market): Promise<void> {
  const all = [...groups.values()].flat();
  const isExpired = ({ expiresAt }: Alert) => Date.parse(expiresAt) <= market.now.getTime();
  await deleteAlerts(all.filter(isExpired).map(({ _id }) => _id));
  const isLive = (alert: Alert) => alert.confirmedAt !== null && !isExpired(alert);
  const productIds = all.filter(isLive).flatMap(({ productId }) => productId ?? []);
  const available = await readAvailableProducts(productIds, market.today);
  for (const group of groups.values()) {
    const live = group.filter(isLive);
    await mailRecipient(live, await findNews(live, available, market), market);
  }
}

/**
 * Mails the new listings to the alerts that match them, and the listings that are available again: at most one mail per address and day. The
 * new listings are read once, at most 5,000, and compared in memory; each alert is read once, and those with a mail once more. A run that was
 * interrupted is continued by the next one.
 */
export async function mailAlerts(now: Date): Promise<void> {
  const today = toFinnishDate(now.toISOString());
  const pass = await resumePass(now, today);
  if (!pass) return;
  const window = { from: new Date(pass.from), until: new Date(pass.until) };
  const { listings, until } = await readNewListings(window, today, maxListings);
  const current = { ...pass, until: until.toISOString() };
  // Stored before the first mail: a run after a crash must go on with the same window.
  await storeAlertPass(current);
  const [localities, places] = await Promise.all([readLocalities(), readPlaceIndex()]);
  const market: Market = {
    now,
    today,
    until,
    listings,
    places,
    localities,
  };
  let after = pass.after;
  for (let page = 0; page < maxPages; page += 1) {
    const { groups, after: next } = await readAlertPage(after);
    await handlePage(groups, market);
    after = next;
    await storeAlertPass({ ...current, after, isDone: after === null });
    if (after === null) return;
  }
}
