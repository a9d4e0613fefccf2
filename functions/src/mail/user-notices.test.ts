import {
  type ContractFacts,
  type ContractNotice,
  listNotices,
  type NoticeKind,
} from "@halkopiha/domain/accounts/contract-year.ts";
import { sampleInvoice } from "@halkopiha/domain/accounts/invoices/testing/sample-invoice.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Withdrawal } from "@halkopiha/domain/orders/order-endings.ts";
import { sampleQuoteRequest } from "@halkopiha/domain/quotes/testing/sample-quote-request.ts";
import { createSampleRecall } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { calculateYearlyFee } from "@halkopiha/domain/reference-data/membership.ts";
import { decideReport } from "@halkopiha/domain/reports/report-rules.ts";
import { createSampleReport } from "@halkopiha/domain/reports/testing/sample-report.ts";
import { toOrderReview } from "@halkopiha/domain/reviews/review.ts";
import { createSampleReview } from "@halkopiha/domain/reviews/testing/sample-review.ts";
import { sampleMarket } from "@halkopiha/domain/search/testing/sample-market.ts";
import { newestTerms } from "@halkopiha/domain/terms/terms-versions.ts";
import { describe, expect, test } from "vitest";
import { sampleOrder } from "../../test/support/sample-order.ts";
import { userNotices } from "./user-notices.ts";

process.env["APP_URL"] = "https://www.halkopiha.fi";

const tampere = { _id: "tampere", location: "Tampere", zoom: 11 };

const seller: User = {
  _id: "seller",
  username: "matti",
  email: null,
  fullName: "Matti Meikäläinen",
  business: false,
  person: true,
  billingByPhone: true,
  socialSecurityNumber: null,
  ytunnus: null,
  companyName: null,
  website: null,
  contactInformation: { firstname: "Matti", lastname: "Meikäläinen", phonenumbers: ["050 000 0123"] },
  contactPerson: "Matti Meikäläinen",
  role: "user",
  address: {
    street: "Metsätie 3",
    zip: "33100",
    locality: tampere,
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
    coords: { lat: 61.5, lng: 23.8 },
  },
  userAccount: {
    paid: false,
    isActive: false,
    expires: null,
    timesActivated: 0,
    account: { accountPlan: "basic" },
  },
  accountDescription: "",
  deliveryMethod: "Noutopiste",
  deliveryTime: "sovittava",
  deliveryLocations: [],
  terms: true,
  verified: true,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
};

const request = {
  business: false,
  companyName: null,
  firstname: "Ännä",
  lastname: "Sœur",
  ytunnus: null,
  hasPersonalId: false,
  requestedAt: "2026-11-01T10:00:00.000Z",
};

/** An order whose id is as long as those of Firestore, with a large total. */
const order = {
  ...sampleOrder,
  _id: "abcdefghij0123456789",
  totals: { ...sampleOrder.totals, totalPrice: 123_456_789 },
};

const quoteRequest = sampleQuoteRequest({
  _id: "abcdefghij0123456789",
  service: "Kantojen jyrsintä",
  name: "Ännä Sœur",
  phonenumber: null,
  description: "Kaksi kuusta kaatuu\npian talon päälle.",
});

const [sampleListing] = sampleMarket;
if (!sampleListing) throw new Error("the sample market is empty");

const fee = calculateYearlyFee("premium", []);

const unpaid: ContractFacts = { paidUntil: 2026, noticeGiven: null };
const ended: ContractFacts = { paidUntil: 2026, noticeGiven: "2026-11-15" };

/** The notice of a kind of a contract that ends so. */
function noticeOf(facts: ContractFacts, kind: NoticeKind): ContractNotice {
  const found = listNotices(facts, null, "2099-12-31").find((notice) => notice.kind === kind);
  if (!found) throw new Error(`there is no ${kind}`);
  return found;
}

const report = decideReport(
  createSampleReport(),
  { outcome: "removed", grounds: "terms", reason: "Kuva on toisen myyjän." },
  order.createdAt,
);

const withdrawal: Withdrawal = {
  name: "Aino Ahonala",
  email: "aino.ahonala@posti.example",
  at: "2026-11-28T08:15:30.000Z",
  state: "withdrawn",
  stateAt: "2026-11-28T08:15:30.000Z",
};

/** Each notice with its longest details; the compiler names one that is missing. */
const notices: Record<keyof typeof userNotices, (user: User) => Mail | Sms | null> = {
  accountVerified: userNotices.accountVerified,
  accountActivated: userNotices.accountActivated,
  accountRejected: userNotices.accountRejected,
  contractEnding: (user) => userNotices.contractEnding(user, noticeOf(unpaid, "closingIn30"), fee),
  invoiceMade: (user) => userNotices.invoiceMade(user, sampleInvoice()),
  noticeGiven: (user) => userNotices.noticeGiven(user, { paidUntil: 2026, noticeGiven: "2026-12-25" }),
  noticeWithdrawn: (user) => userNotices.noticeWithdrawn(user, unpaid),
  erasureRequested: (user) => userNotices.erasureRequested(user, "2026-12-28"),
  erasureWithdrawn: userNotices.erasureWithdrawn,
  accountErased: userNotices.accountErased,
  closingDecided: (user) => userNotices.closingDecided(user, false),
  passwordChanged: userNotices.passwordChanged,
  ibanChanged: userNotices.ibanChanged,
  contactChangedByAdmin: userNotices.contactChangedByAdmin,
  identityDecided: (user) => userNotices.identityDecided(user, request, false),
  secondFactorEnabled: userNotices.secondFactorEnabled,
  secondFactorRemoved: userNotices.secondFactorRemoved,
  recoveryCodesRenewed: userNotices.recoveryCodesRenewed,
  recoveryCodeUsed: (user) => userNotices.recoveryCodeUsed(user, 10),
  newOrder: (user) => userNotices.newOrder(user, order),
  orderMessage: (user) => userNotices.orderMessage(user, order, "Sopiiko tuoda\nklo 15 jälkeen?"),
  reductionAnswered: (user) => userNotices.reductionAnswered(user, order, false),
  timeAnswered: (user) => userNotices.timeAnswered(user, order),
  orderCancelled: (user) => userNotices.orderCancelled(user, order, "notFetched"),
  orderWithdrawn: (user) => userNotices.orderWithdrawn(user, order, withdrawal),
  orderReviewed: (user) =>
    userNotices.orderReviewed(user, order, toOrderReview(createSampleReview({ editedAt: order.createdAt }))),
  reviewHidden: (user) => userNotices.reviewHidden(user, order, "Asiaton."),
  contentDecided: (user) => userNotices.contentDecided(user, report, "x".repeat(22)),
  listingHidden: (user) => userNotices.listingHidden(user, sampleListing, "Kuva on väärä."),
  listingShown: (user) => userNotices.listingShown(user, sampleListing),
  restricted: (user) =>
    userNotices.restricted(user, { restriction: "accountDeleted", title: null, reason: null }),
  listingRecalled: (user) => userNotices.listingRecalled(user, createSampleRecall()),
  recallTakenBack: (user) => userNotices.recallTakenBack(user, createSampleRecall()),
  termsChanged: (user) =>
    userNotices.termsChanged(user, newestTerms(), {
      kind: "told",
      version: newestTerms().version,
      at: "2026-12-10T01:00:00.000Z",
      appliesFrom: "2027-01-01",
    }),
  newQuoteRequest: (user) => userNotices.newQuoteRequest(user, quoteRequest),
};

/** Letters of GSM 03.38 that our texts use; with any other the message costs twice. `€` counts as two. */
const gsmLetters = /^[A-Za-z0-9ÄÖÅäöåé .,:;!?'"()%&/=+_€#-]*$/;

const ofContracts = {
  closedUnpaid: (user: User) => userNotices.contractEnding(user, noticeOf(unpaid, "closed"), fee),
  endingAsGiven: (user: User) => userNotices.contractEnding(user, noticeOf(ended, "closingIn7"), fee),
  closedAsGiven: (user: User) => userNotices.contractEnding(user, noticeOf(ended, "closed"), fee),
};

describe.each(Object.entries({ ...notices, ...ofContracts }))("the notice %s", (_name, create) => {
  test("is one text message with a link for a user without an e-mail address", () => {
    const message = create(seller);
    expect(message).toMatchObject({ to: "050 000 0123", userId: "seller" });
    expect(message).not.toHaveProperty("subject");
    const { text } = message ?? { text: "" };
    expect(text).toMatch(/^Halkopiha: .*https:\/\/www\.halkopiha\.fi\//);
    expect(text).toMatch(gsmLetters);
    expect(text.length + text.split("€").length - 1).toBeLessThanOrEqual(160);
  });

  test("is a mail for a user with an address, and nothing for one who cannot be reached", () => {
    expect(create({ ...seller, email: "matti@posti.example" })).toMatchObject({ to: "matti@posti.example" });
    const phonenumbers = ["03 123 4567"];
    expect(
      create({ ...seller, contactInformation: { ...seller.contactInformation, phonenumbers } }),
    ).toBeNull();
  });
});

describe("a seller whose contract ends is told", () => {
  const paid = { ...seller.userAccount, paid: true };
  const user = { ...seller, email: "matti@posti.example", userAccount: paid };
  const read = (facts: ContractFacts, kind: NoticeKind) => {
    const message = userNotices.contractEnding(user, noticeOf(facts, kind), fee);
    return message && "subject" in message
      ? `${message.subject}\n${message.text}`.replaceAll("\u00a0", " ")
      : "";
  };

  test.each<{ kind: NoticeKind; says: string[] }>([
    {
      kind: "closingIn30",
      says: [
        "Vuosimaksusi vuodelta 2027 on maksamatta",
        "Laskun eräpäivä on 28.2.2027",
        "suljetaan 28.3.2027",
      ],
    },
    { kind: "reminder", says: ["Muistutus: ", "Laskun eräpäivä oli 28.2.2027", "viimeistään 27.3.2027"] },
    {
      kind: "closingIn7",
      says: ["Halkopiha-tilisi suljetaan 28.3.2027", "jos maksu ei ole saapunut viimeistään 27.3.2027"],
    },
  ])("what they owe, why and until when: $kind", { tags: "s9-7" }, ({ kind, says }) => {
    const owed = ["301,20 € (sis. alv 61,20 €)", "laskutettu 1.2.2027", "käyttäjänimesi matti"];
    for (const part of [...says, ...owed]) expect(read(unpaid, kind)).toContain(part);
  });

  test("that the account is closed, and how to come back", () => {
    for (const part of ["on suljettu", "vuodelta 2027 ei ole saapunut", "miten saat tilisi takaisin"])
      expect(read(unpaid, "closed")).toContain(part);
  });

  test("the day on which the notice they gave takes effect, and that they owe nothing", () => {
    for (const kind of ["closingIn30", "closingIn7", "closed"] as const) {
      expect(read(ended, kind)).toContain("31.12.2026");
      expect(read(ended, kind)).toContain("Et ole meille velkaa");
      expect(read(ended, kind)).not.toContain("maksamatta");
    }
  });
});

test("a seller answers a request for a quote straight to who has sent it", () => {
  const user = { ...seller, email: "matti@posti.example" };
  const mail = userNotices.newQuoteRequest(user, quoteRequest);
  expect(mail).toMatchObject({ replyTo: "tuula@posti.example" });
  for (const part of [
    "Kaksi kuusta kaatuu",
    "Rantatie 8, 17800 Kuhmoinen, Keski-Suomi",
    "Viikolla 20",
    "kuva, jonka",
  ])
    expect(mail?.text).toContain(part);
  const byPhone = { ...quoteRequest, email: null, phonenumber: "050 000 0123", wishedTime: null, photos: [] };
  const called = userNotices.newQuoteRequest(user, byPhone);
  expect(called).not.toHaveProperty("replyTo");
  expect(called?.text).toContain("050 000 0123");
  expect(called?.text).not.toContain("kuva");
});

test("an invoice says what is paid, how much with its VAT, until when, to which account and with which reference", {
  tags: "s9-7",
}, () => {
  const mail = userNotices.invoiceMade({ ...seller, email: "matti@posti.example" }, sampleInvoice());
  if (!mail || !("subject" in mail)) throw new Error("there is no mail");
  expect(mail.subject).toBe("Jäsenmaksulasku 2027, eräpäivä 28.2.2027");
  for (const body of [mail.text, mail.html].map((each) => each.replaceAll(/\u00a0|&nbsp;/g, " ")))
    for (const part of [
      "301,20 €",
      "61,20 €",
      "Alv 25,5%",
      "FI21 1234 5600 0007 85",
      "20270 00010",
      "Lasku 202700001, 1.2.2027",
      "/lasku/matti-2027",
    ])
      expect(body).toContain(part);
});
