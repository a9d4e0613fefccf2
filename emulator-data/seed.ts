import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { toMessageId } from "@halkopiha/domain/messaging/ticket.ts";
import { initialAdvertisements, initialPlans } from "@halkopiha/domain/reference-data/initial/plans.ts";
import type { ImageSizes } from "@halkopiha/domain/schemas/images.ts";
import { type BulkWriter, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { deriveLoginPassword, toLoginEmail } from "../functions/src/keys/login-password.ts";
import { buildDocuments, toContact, toUid } from "./documents.ts";
import { daysBefore } from "./generate/text.ts";
import { type Market, readMarket } from "./market.ts";
import { createSampleAlert } from "./sample-alert.ts";
import { createSampleConversation } from "./sample-conversation.ts";
import { createSampleInvoice } from "./sample-invoice.ts";
import { sampleOperator } from "./sample-operator.ts";
import { addSampleOutcomes } from "./sample-outcomes.ts";
import { createSamplePayments } from "./sample-payments.ts";
import { createSampleQuote } from "./sample-quote.ts";
import { createSampleRecalls, createSampleReports } from "./sample-reports.ts";
import { createSampleReviewPhotos, createSampleReviews } from "./sample-reviews.ts";
import { type Clients, connect } from "./seed-clients.ts";
import { uploadImage } from "./upload-images.ts";
import { withTriggersDisabled } from "./with-triggers-disabled.ts";

// Fills the running suite with the sample market. Run by `npm start` and `npm run suite -- --seed`.

const Times = z.object({
  createdAt: z._default(z.string(), daysBefore(365)),
  updatedAt: z._default(z.string(), daysBefore(365)),
});

const at = (instant: string) => Timestamp.fromDate(new Date(instant));

/** A document as stored in Firestore: timestamps converted, those of reference data a year old. */
function toFirestoreDocument<T extends { _id: string }>({ _id, ...rest }: T) {
  const { createdAt, updatedAt } = Times.parse(rest);
  return { ...rest, createdAt: at(createdAt), updatedAt: at(updatedAt) };
}

/** `expires` must be a Timestamp: the nightly job queries it by time. */
function withExpiry(user: User) {
  const { expires } = user.userAccount;
  return { ...user, userAccount: { ...user.userAccount, expires: expires === null ? null : at(expires) } };
}

function writeAll(
  { firestore }: Clients,
  writer: BulkWriter,
  collection: string,
  rows: readonly { _id: string }[],
) {
  for (const row of rows)
    void writer.set(firestore.collection(collection).doc(row._id), toFirestoreDocument(row));
}

/** The key of the server from which the passwords of logins are derived: the newest one in `LOGIN_KEYS`. */
async function readLoginKey(): Promise<string> {
  const secrets = parseEnv(await readFile(new URL("../functions/local.secret", import.meta.url), "utf8"));
  return z.string().parse(secrets["LOGIN_KEYS"]?.split(",")[0]);
}

/** Users without a password, whom nobody logs in as, have a random one. */
async function createLogins({ auth }: Clients, users: Market["users"]): Promise<void> {
  const key = await readLoginKey();
  await Promise.all(
    users.map(({ username, password = randomUUID() }) => {
      const uid = toUid(username);
      return auth.createUser({
        uid,
        email: toLoginEmail(key, uid),
        password: deriveLoginPassword(key, uid, password),
      });
    }),
  );
}

/** The reservations of the users' addresses, as the server writes them. */
const toEmailReservations = (users: Market["users"]) =>
  users.map(({ username, email }) => ({
    _id: createHash("sha256").update(email.toLowerCase()).digest("hex"),
    uid: toUid(username),
  }));

async function uploadImages({ bucket }: Clients, market: Market): Promise<ReadonlyMap<string, ImageSizes>> {
  const names = [...new Set(market.products.map(({ image }) => image))];
  return new Map(
    await Promise.all(names.map(async (name) => [name, await uploadImage(bucket, name)] as const)),
  );
}

async function writeMarket(
  clients: Clients,
  market: Market,
  images: ReadonlyMap<string, ImageSizes>,
): Promise<void> {
  const built = buildDocuments(market, (image) => {
    const found = images.get(image);
    if (!found) throw new RangeError(`no image ${image}`);
    return found;
  });
  const { users, orders, ...documents } = { ...built, ...createSampleReviews(built) };
  const writer = clients.firestore.bulkWriter({ throttling: false });
  for (const [collection, rows] of Object.entries(documents)) writeAll(clients, writer, collection, rows);
  const talk = createSampleConversation(orders);
  writeAll(clients, writer, "orders", addSampleOutcomes(talk.orders, new Date()));
  writeAll(clients, writer, "orderMessages", [talk.conversation]);
  writeAll(clients, writer, "users", users.map(withExpiry));
  writeAll(clients, writer, "payments", createSamplePayments(users, new Date()));
  const invoiced = users.find(({ _id }) => _id === "halkomestari");
  if (invoiced) {
    const { invoice, counter } = createSampleInvoice(invoiced, new Date());
    writeAll(clients, writer, "invoices", [invoice]);
    writeAll(clients, writer, "figures", [counter]);
  }
  writeAll(clients, writer, "reports", createSampleReports());
  writeAll(clients, writer, "recalls", createSampleRecalls());
  writeAll(clients, writer, "accounts", initialPlans);
  writeAll(clients, writer, "advertisements", initialAdvertisements);
  writeAll(clients, writer, "settings", [sampleOperator]);
  const usernames = market.users.map(({ username }) => ({ _id: username, uid: toUid(username) }));
  writeAll(clients, writer, "usernames", usernames);
  writeAll(clients, writer, "emails", toEmailReservations(market.users));
  writeAll(clients, writer, "contacts", market.tickets.map(toContact));
  for (const { id, messages } of market.tickets) {
    const numbered = messages.map((message, n) => ({ _id: toMessageId(n), ...message }));
    writeAll(clients, writer, `contacts/${id}/messages`, numbered);
  }
  const { _id: alertId, ...alert } = createSampleAlert(new Date());
  void writer.set(clients.firestore.collection("alerts").doc(alertId), alert);
  const { request, photo } = await createSampleQuote(new Date());
  const reviewPhotos = await createSampleReviewPhotos(documents.reviews);
  for (const [collection, { _id, ...fields }] of [
    ["quoteRequests", request] as const,
    ...[photo, ...reviewPhotos].map((one) => ["photos", one] as const),
  ])
    void writer.set(clients.firestore.collection(collection).doc(_id), fields);
  await writer.close();
}

const clients = connect();
const market = await readMarket();
const [images] = await Promise.all([uploadImages(clients, market), createLogins(clients, market.users)]);
await withTriggersDisabled(() => writeMarket(clients, market, images));
