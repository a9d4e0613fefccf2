import type { User } from "@halkopiha/domain/accounts/user.ts";
import { hideListing, showListing } from "@halkopiha/domain/contract/admin/listings.ts";
import * as adminCalls from "@halkopiha/domain/contract/admin/reports.ts";
import * as calls from "@halkopiha/domain/contract/reports.ts";
import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { listProductReviews } from "@halkopiha/domain/contract/shop/reviews.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import * as reporting from "../support/reports.ts";
import { reviewOrder } from "../support/reviews.ts";
import { getErrorCode } from "../support/users.ts";

const [admin, visitor] = [new Client(), new Client()];
const reason = "Kuva on toisen myyjän.";
const form = { outcome: "removed", grounds: "terms", reason } as const;
let product: Product;
let seller: User;

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

beforeEach(async () => {
  seller = await newSeller();
  product = await newProduct(seller);
});

const isShown = async () =>
  (await visitor.request(readProduct, { params: { id: product._id } })).status === 200;
const open = async ({ id, code }: reporting.ReportLink) =>
  (await visitor.call(calls.openReport, { params: { id }, body: { code } })).report;
const answer = (id: string, reversed: boolean) =>
  admin.call(adminCalls.answerAppeal, {
    params: { id },
    body: { reversed, grounds: "terms", reason: "Tarkistimme kuvan." },
  });
const readText = async (id: string, end: string) =>
  String((await reporting.readReportMails(id)).get(end)?.["text"]);
/** The link in a message about a decision. */
const findLink = async (id: string, end: string): Promise<reporting.ReportLink> => ({
  id,
  code: reporting.findLinkCode((await reporting.readReportMails(id)).get(end)),
});

describe("an appeal", () => {
  test("of the seller that is accepted shows the listing again, and both are told", async () => {
    const { id } = await reporting.reportListing(product);
    await reporting.decide(id, "restricted");
    const own = await findLink(id, "decided-0-affected");
    expect(await open(own)).toMatchObject({ party: "affected" });
    await reporting.appeal(own.id, own.code);
    expect(await isShown()).toBe(false);
    await answer(id, true);
    expect(await isShown()).toBe(true);
    expect(await readText(id, "reversed-1-reporter")).toContain("Tarkistimme kuvan.");
    expect(await readText(id, "reversed-1-affected")).toContain("Tarkistimme kuvan.");
  });

  test("that is rejected leaves all as it is, and is the last one", async () => {
    const { id } = await reporting.reportListing(product);
    await reporting.decide(id, "removed");
    const own = await findLink(id, "decided-0-affected");
    await reporting.appeal(id, own.code);
    await answer(id, false);
    expect(await isShown()).toBe(false);
    const again = visitor.request(calls.appealReport, {
      params: { id },
      body: { code: own.code, text: "Vielä." },
    });
    expect(await getErrorCode(again)).toBe("notAppealable");
  });

  test("of the reporter that is accepted hides the listing", async () => {
    const link = await reporting.reportListing(product);
    await reporting.decide(link.id, "noAction");
    await reporting.appeal(link.id, link.code);
    expect((await reporting.listOpen()).reports.map(({ _id }) => _id)).toContain(link.id);
    await answer(link.id, true);
    expect(await isShown()).toBe(false);
    expect((await open(await findLink(link.id, "reversed-1-affected"))).appealUntil).not.toBeNull();
  });

  test("does not show what another decision has hidden since", async () => {
    const { id } = await reporting.reportListing(product);
    await reporting.decide(id, "removed");
    const own = await findLink(id, "decided-0-affected");
    await reporting.appeal(id, own.code);
    await admin.call(showListing, { params: { id: product._id } });
    await admin.call(hideListing, { params: { id: product._id }, body: { reason: "Vaarallinen." } });
    await answer(id, true);
    expect(await isShown()).toBe(false);
  });

  test("is of the party that has lost", async () => {
    const link = await reporting.reportListing(product);
    await reporting.decide(link.id, "removed");
    const request = { params: { id: link.id }, body: { code: link.code, text: "Hyvä." } };
    expect(await getErrorCode(visitor.request(calls.appealReport, request))).toBe("notAppealable");
  });

  test("and its answer race with each other without a loss", async () => {
    const links = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const link = await reporting.reportListing(product);
        await reporting.decide(link.id, "noAction");
        return link;
      }),
    );
    for (const { id, code } of links) {
      const [appealed, again, answered] = await Promise.all([
        visitor.request(calls.appealReport, { params: { id }, body: { code, text: "Katsokaa." } }),
        new Client().request(calls.appealReport, { params: { id }, body: { code, text: "Katsokaa." } }),
        admin.request(adminCalls.answerAppeal, {
          params: { id },
          body: { reversed: false, grounds: "terms", reason: "Ei." },
        }),
      ]);
      expect([appealed.status, again.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const stored = await database.collection("reports").doc(id).get();
      expect(stored.get("appeals")).toHaveLength(1);
      expect(stored.get("state")).toBe(answered.status === 200 ? "upheld" : "appealed");
    }
  });
});

test("a reported review is hidden with its sums, and its buyer is told at the order's address", async () => {
  const order = await reviewOrder(product, 1);
  const [review] = (await visitor.call(listProductReviews, { params: { id: product._id }, query: {} }))
    .reviews;
  const id = review?._id ?? "";
  const link = await reporting.sendReport({ ...reporting.newReport(id), target: { kind: "review", id } });
  const restricted = { params: { id: link.id }, body: { ...form, outcome: "restricted" as const } };
  expect(await getErrorCode(admin.request(adminCalls.decideReport, restricted))).toBe("invalid");
  await reporting.decide(link.id, "removed");
  const page = await visitor.call(listProductReviews, { params: { id: product._id }, query: {} });
  expect(page.summary.count).toBe(0);
  const stored = await database.collection("orders").doc(order.id).get();
  const mail = (await reporting.readReportMails(link.id)).get("decided-0-affected");
  expect(mail?.["to"]).toBe(stored.get("buyer.email"));
  expect(JSON.stringify(await open(link))).not.toContain(order.id);
  const own = await findLink(link.id, "decided-0-affected");
  await reporting.appeal(link.id, own.code);
  await answer(link.id, true);
  const shown = await visitor.call(listProductReviews, { params: { id: product._id }, query: {} });
  expect(shown.summary.count).toBe(1);
});

test("sellers of whom several listings were hidden are listed", async () => {
  const others = await Promise.all([newProduct(seller), newProduct(seller)]);
  for (const each of others) await reporting.decide((await reporting.reportListing(each)).id, "removed");
  const { offenders } = await admin.call(adminCalls.listRepeatOffenders, {});
  expect(offenders.find(({ _id }) => _id === seller._id)?.removals).toBe(2);
});

test("the figures of the year count what happened", async () => {
  const year = String(new Date().getFullYear());
  const read = async () => (await admin.call(adminCalls.readReportFigures, { query: { year } })).figures;
  const before = await read();
  const { id, code } = await reporting.reportListing(product);
  await reporting.decide(id, "noAction");
  await reporting.appeal(id, code);
  await answer(id, true);
  const after = await read();
  expect({
    received: after.received - before.received,
    misleading: (after.reasons["misleading"] ?? 0) - (before.reasons["misleading"] ?? 0),
    noAction: (after.outcomes["noAction"] ?? 0) - (before.outcomes["noAction"] ?? 0),
    appeals: after.appeals - before.appeals,
    reversed: after.reversed - before.reversed,
    upheld: after.upheld - before.upheld,
  }).toEqual({ received: 1, misleading: 1, noAction: 1, appeals: 1, reversed: 1, upheld: 0 });
});
