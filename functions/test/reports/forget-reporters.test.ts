import * as calls from "@halkopiha/domain/contract/reports.ts";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { forgetReportersBefore } from "../../src/store/reports/forget-reporters.ts";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import { decide, type ReportLink, reportListing } from "../support/reports.ts";
import { getErrorCode } from "../support/users.ts";

const stored = (id: string) => database.collection("reports").doc(id);
const isKnown = async ({ id }: ReportLink) => (await stored(id).get()).get("reporter") !== null;
const changeLongAgo = ({ id }: ReportLink) =>
  stored(id).update({ updatedAt: Timestamp.fromDate(new Date("2020-03-01")) });

test("who has reported is forgotten once nobody can appeal, with the link, and not before the decision", async () => {
  const seller = await newSeller();
  const report = async () => reportListing(await newProduct(seller));
  const [old, recent, undecided] = [await report(), await report(), await report()];
  await decide(old.id, "removed");
  await decide(recent.id, "removed");
  await changeLongAgo(old);
  await changeLongAgo(undecided);
  await forgetReportersBefore(new Date("2020-06-01"));
  expect([await isKnown(old), await isKnown(recent), await isKnown(undecided)]).toEqual([false, true, true]);
  const body = { code: old.code };
  expect(await getErrorCode(new Client().request(calls.openReport, { params: { id: old.id }, body }))).toBe(
    "linkInvalid",
  );
});
