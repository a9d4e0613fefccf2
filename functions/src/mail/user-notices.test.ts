import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { QuoteRequest } from "@halkopiha/domain/quotes/quote-request.ts";
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

const quoteRequest: QuoteRequest = {
  _id: "abcdefghij0123456789",
  sellerId: "seller",
  productId: "felling",
  service: "Kantojen jyrsintä",
  name: "Ännä Sœur",
  email: "anna@posti.example",
  phonenumber: null,
  description: "Kaksi kuusta kaatuu\npian talon päälle.",
  street: "Metsätie 4",
  zip: "35300",
  locality: { _id: "orivesi", location: "Orivesi" },
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  wishedTime: "Viikolla 20",
  photos: ["photo"],
  status: "new",
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
};

/** Each notice with its longest details; the compiler names one that is missing. */
const notices: Record<keyof typeof userNotices, (user: User) => Mail | Sms | null> = {
  accountVerified: userNotices.accountVerified,
  accountActivated: userNotices.accountActivated,
  accountRejected: userNotices.accountRejected,
  passwordChanged: userNotices.passwordChanged,
  contactChangedByAdmin: userNotices.contactChangedByAdmin,
  identityDecided: (user) => userNotices.identityDecided(user, request, false),
  secondFactorEnabled: userNotices.secondFactorEnabled,
  secondFactorRemoved: userNotices.secondFactorRemoved,
  recoveryCodesRenewed: userNotices.recoveryCodesRenewed,
  recoveryCodeUsed: (user) => userNotices.recoveryCodeUsed(user, 10),
  newOrder: (user) => userNotices.newOrder(user, order),
  newQuoteRequest: (user) => userNotices.newQuoteRequest(user, quoteRequest),
};

/** Letters of GSM 03.38 that our texts use; with any other the message costs twice. `€` counts as two. */
const gsmLetters = /^[A-Za-z0-9ÄÖÅäöåé .,:;!?'"()%&/=+_€-]*$/;

describe.each(Object.entries(notices))("the notice %s", (_name, create) => {
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

test("a seller answers a request for a quote straight to who has sent it", () => {
  const user = { ...seller, email: "matti@posti.example" };
  const mail = userNotices.newQuoteRequest(user, quoteRequest);
  expect(mail).toMatchObject({ replyTo: "anna@posti.example" });
  for (const part of [
    "Kaksi kuusta kaatuu",
    "Metsätie 4, 35300 Orivesi, Pirkanmaa",
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
