import { Invoice } from "../accounts/invoices/invoice.ts";
import { OwnPayment } from "../accounts/payments/payment.ts";
import { User } from "../accounts/user.ts";
import { DeliveryCost } from "../orders/delivery.ts";
import { Order } from "../orders/order.ts";
import { PriceLog } from "../products/offers/price-log.ts";
import { Firewood, Service } from "../products/product.ts";
import { QuoteRequest } from "../quotes/quote-request.ts";
import { Recall } from "../recalls/recall.ts";
import { Receipt } from "../receipts/receipt.ts";
import type { Erasure, PersonalDataRow, Rule } from "./personal-data-row.ts";

// Whose data every collection of the database has, and what becomes of it when its person asks for a copy (GDPR arts. 15 and 20) or for its
// deletion (art. 17). The export, the erasure and a test read this table; a collection without a row does not pass `npm run check`.

const keys = (schema: { shape: object }): string[] => Object.keys(schema.shape);
const without = (fields: readonly string[], ...left: string[]) =>
  [...new Set(fields)].filter((field) => !left.includes(field));

const deleted = { by: "deleted" } as const;
const ofAccount = (field: string, erasure: Erasure = deleted) => ({ found: { field }, erasure });
const hashed = (rule: Rule) => ({ found: null, erasure: { by: "expires", rule } }) as const;

const orderFields = keys(Order);
const productFields = [...keys(Firewood), ...keys(Service)];

export const personalData: Readonly<Record<string, PersonalDataRow>> = {
  users: {
    label: "Tili",
    account: { found: { id: "account" }, erasure: deleted },
    contact: {
      found: { email: ["email", "pendingEmail"], phone: { term: "words" } },
      erasure: { by: "account" },
    },
    // The personal id is a mark here, as its owner sees it.
    fields: without(keys(User), "bounces"),
    contactFields: ["_id", "username", "fullName", "companyName", "createdAt"],
  },
  sellers: { label: "Myyjän julkiset tiedot", account: { found: { id: "account" }, erasure: deleted } },
  products: { label: "Ilmoitukset", account: ofAccount("user_id"), fields: without(productFields, "owner") },
  priceLogs: {
    label: "Ilmoitusten aiemmat hinnat",
    account: { found: { id: "product" }, erasure: deleted },
    fields: ["_id", ...keys(PriceLog)],
  },
  deliveryCosts: { label: "Toimitushinnat", account: ofAccount("owner"), fields: keys(DeliveryCost) },
  reviews: {
    label: "Arvostelut",
    account: ofAccount("sellerId"),
    contact: { found: null, erasure: deleted },
    fields: ["orderNumber", "stars", "facts", "text", "author", "createdAt", "editedAt", "answer", "hidden"],
  },
  reviewSummaries: { label: "Tuotteiden arvostelujen määrät", account: ofAccount("sellerId") },
  orders: {
    label: "Tilaukset",
    account: ofAccount("seller._id", { by: "kept", rule: "orders" }),
    contact: {
      found: { email: ["buyer.email", "withdrawal.email"], phone: { term: "searchWords" } },
      erasure: { by: "anonymised" },
    },
    fields: without(orderFields, "includeInAnalyses", "buyerSubscribed"),
    contactFields: [
      ...without(orderFields, "includeInAnalyses", "buyerSubscribed", "unreadMessages", "seller"),
      "seller.companyName",
      "seller.fullName",
      "seller.phonenumber",
      "seller.email",
    ],
  },
  orderMessages: {
    label: "Viestit tilauksista",
    account: { found: { id: "order" }, erasure: { by: "kept", rule: "orderMessages" } },
    contact: { found: null, erasure: deleted },
    fields: ["_id", "messages"],
  },
  receipts: {
    label: "Tilausten kuitit",
    account: ofAccount("sellerId", { by: "kept", rule: "receipts" }),
    contact: { found: null, erasure: { by: "kept", rule: "receipts" } },
    fields: keys(Receipt),
  },
  recalls: {
    label: "Tuotteiden takaisinvedot",
    account: ofAccount("sellerId", { by: "kept", rule: "recalls" }),
    fields: without(keys(Recall), "progress"),
  },
  recallNotices: {
    label: "Tieto, mille tilauksille takaisinvedosta on kerrottu",
    contact: { found: null, erasure: { by: "kept", rule: "recalls" } },
  },
  quoteRequests: {
    label: "Tarjouspyynnöt",
    account: ofAccount("sellerId"),
    contact: { found: { email: ["email"], phone: { field: "phoneKey" } }, erasure: deleted },
    fields: keys(QuoteRequest),
  },
  photos: {
    label: "Tarjouspyyntöjen ja arvostelujen kuvat",
    account: ofAccount("sellerId"),
    contact: { found: null, erasure: deleted },
  },
  reports: {
    label: "Ilmoitukset sisällöstä",
    account: ofAccount("target.ownerId", { by: "kept", rule: "reports" }),
    contact: { found: { email: ["reporter.email"], phone: null }, erasure: { by: "anonymised" } },
    // As its party reads it: nothing of who has reported.
    fields: ["_id", "target.kind", "target.title", "reason", "state", "decision", "createdAt"],
    contactFields: [
      "_id",
      "target.kind",
      "target.title",
      "reason",
      "text",
      "reporter",
      "state",
      "decision",
      "createdAt",
    ],
  },
  invoices: {
    label: "Laskut",
    account: ofAccount("userId", { by: "kept", rule: "payments" }),
    fields: keys(Invoice),
  },
  payments: {
    label: "Maksut",
    account: ofAccount("userId", { by: "kept", rule: "payments" }),
    fields: [...keys(OwnPayment), "payer", "createdAt"],
  },
  alerts: {
    label: "Hakuvahdit",
    account: { found: { contact: "email" }, erasure: deleted },
    contact: { found: { email: ["email"], phone: null }, erasure: deleted },
    fields: ["_id", "email", "search", "productId", "confirmedAt", "createdAt", "expiresAt"],
  },
  contacts: {
    label: "Yhteydenotot asiakaspalveluun",
    account: { found: { contact: "email" }, erasure: deleted },
    contact: { found: { email: ["email"], phone: null }, erasure: deleted },
    fields: [
      "_id",
      "name",
      "author",
      "email",
      "subject",
      "message",
      "status",
      "messages",
      "createdAt",
      "updatedAt",
    ],
  },
  messages: {
    label: "Yhteydenottojen viestit",
    account: { found: null, erasure: deleted },
    contact: { found: null, erasure: deleted },
  },
  mail: {
    label: "Lähetetyt viestit",
    account: { found: { contact: "recipient" }, erasure: deleted },
    contact: { found: { email: ["recipient"], phone: { field: "recipient" } }, erasure: deleted },
    // Not the texts: they have links that work.
    fields: ["to", "channel", "subject", "state", "createdAt", "sentAt"],
  },
  pushSubscriptions: {
    label: "Laitteet, joille lähetetään ilmoituksia",
    account: ofAccount("userId"),
    contact: { found: null, erasure: deleted },
    fields: ["device", "createdAt", "lastUsedAt"],
  },
  sessions: {
    label: "Kirjautumiset",
    account: ofAccount("user"),
    fields: ["device", "createdAt", "lastUsedAt", "expiresAt"],
  },
  secondFactors: {
    label: "Kaksivaiheinen tunnistautuminen",
    account: { found: { id: "account" }, erasure: deleted },
    fields: ["enabled.enabledAt"],
  },
  personalIds: { label: "Henkilötunnus salattuna", account: { found: { id: "account" }, erasure: deleted } },
  usernames: { label: "Varatut käyttäjänimet", account: ofAccount("uid") },
  emails: { label: "Varatut osoitteet tiivisteinä", account: ofAccount("uid") },
  registrations: {
    label: "Kesken jääneet rekisteröitymiset tiivisteinä",
    contact: { found: null, erasure: { by: "expires", within: "tunti keskeytymisestä" } },
  },
  contactRequests: {
    label: "Yhteystietojen muutokset, jotka odottavat vahvistusta",
    account: ofAccount("uid"),
    fields: ["requested", "createdAt", "expiresAt"],
  },
  undoLinks: {
    label: "Yhteystietojen muutokset, jotka voi perua",
    account: ofAccount("uid"),
    fields: ["before", "createdAt", "expiresAt"],
  },
  passwordLinks: { label: "Salasanalinkit", account: ofAccount("uid"), fields: ["createdAt", "expiresAt"] },
  pincodes: {
    label: "Pinkoodit",
    account: ofAccount("uid"),
    contact: { found: { email: ["knownEmail"], phone: null }, erasure: { by: "expires", rule: "codes" } },
    fields: ["kind", "createdAt", "expiresAt"],
  },
  audit: {
    label: "Ylläpidon muutosloki",
    account: ofAccount("target._id", { by: "kept", rule: "audit" }),
    // Not by whom: an admin is another person.
    fields: ["action", "kind", "changes", "createdAt"],
  },
  securityEvents: {
    label: "Turvatapahtumat",
    account: ofAccount("user", { by: "kept", rule: "securityEvents" }),
    fields: ["kind", "device", "call", "count", "createdAt", "lastAt"],
  },
  exports: {
    label: "Ylläpidon lataamat myyjäluettelot",
    account: ofAccount("requestedBy", { by: "expires", rule: "exports" }),
    fields: ["state", "createdAt"],
  },
  carts: {
    label: "Ostoskorit",
    contact: {
      found: { email: ["buyer.email"], phone: { field: "phoneKey" } },
      erasure: { by: "anonymised" },
    },
    fields: ["buyer"],
  },
  favorites: { label: "Suosikit", contact: hashed("visitor") },
  knownDevices: { label: "Tunnistetut laitteet tiivisteinä", contact: hashed("visitor") },
  orderKeys: {
    label: "Tilausten tunnisteet tiivisteinä",
    contact: { found: null, erasure: { by: "expires", within: "30 päivää tilauksesta" } },
  },
  rateLimits: { label: "Väärinkäytön estävät laskurit tiivisteinä", contact: hashed("codes") },
  endedPages: {
    label: "Tieto päättyneestä sivusta",
    account: { found: null, erasure: { by: "expires", rule: "endedPages" } },
  },
  errors: { label: "Virheilmoitukset ilman henkilötietoja" },
  figures: { label: "Lukumäärät" },
  regions: { label: "Maakunnat" },
  localities: { label: "Paikkakunnat" },
  accounts: { label: "Tilityypit" },
  advertisements: { label: "Tilityyppien esittelyt" },
  settings: { label: "Palveluntarjoajan tiedot" },
};

/** The collections with documents of an account, in the order of the table. */
export const listAccountRows = () =>
  Object.entries(personalData).flatMap(([name, { account, ...row }]) =>
    account ? [{ name, account, ...row }] : [],
  );

/** The collections that are searched by an address or a number, in the order of the table. */
export const listContactRows = () =>
  Object.entries(personalData).flatMap(([name, { contact, ...row }]) =>
    contact?.found ? [{ name, contact: { ...contact, found: contact.found }, ...row }] : [],
  );
