import { listOwnPayments } from "@halkopiha/domain/contract/accounts/contract.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { listPayments, recordPayment, undoPayment } from "@halkopiha/domain/contract/admin/payments.ts";
import { activateUser, activateUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { toYearEnd } from "@halkopiha/domain/reference-data/membership.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { getToday } from "../../src/today.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { newPaidSeller, readAccount } from "../support/contracts.ts";
import { database } from "../support/market.ts";
import { createUserAsRoot, getErrorCode, registerActiveSeller } from "../support/users.ts";

const admin = new Client();
beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
});

const today = getToday();
const thisYear = Number(today.slice(0, 4));
const payment = { year: thisYear, amount: 9900, received: today };

const paymentsOf = async (id: string) => (await admin.call(listPayments, { params: { id } })).payments;

/** The changes of the payments of a user that the change log has, as `author: action field`. */
async function readLog(id: string): Promise<string[]> {
  const ids = (await paymentsOf(id)).map(({ _id }) => _id);
  const { docs } = await database.collection("audit").where("target._id", "in", ids).get();
  return docs.flatMap((event) => {
    const changes: { field: string }[] = event.get("changes");
    return changes.map(({ field }) => `${event.get("by.username")}: ${event.get("action")} ${field}`);
  });
}

describe("an admin", () => {
  test("records a payment, from which the paid year follows, and undoes it", { tags: "s9-96" }, async () => {
    const { _id: id } = await newPaidSeller(thisYear - 1);
    const before = await readAccount(id);
    const recorded = await admin.call(recordPayment, { params: { id }, body: payment });
    expect(recorded.user.userAccount).toMatchObject({
      paid: true,
      paidUntil: thisYear,
      expires: toYearEnd(thisYear),
    });
    expect(await paymentsOf(id)).toMatchObject([
      { ...payment, userId: id, recordedBy: { username: "yllapito" }, undone: null },
    ]);
    const params = { id, payment: recorded.payment._id };
    const { user } = await admin.call(undoPayment, { params });
    const { paidUntil, expires } = before;
    expect(user.userAccount).toMatchObject({ paidUntil, expires });
    expect(await paymentsOf(id)).toMatchObject([{ ...payment, undone: { by: { username: "yllapito" } } }]);
    expect(await readLog(id)).toEqual(
      expect.arrayContaining(["yllapito: created amount", "yllapito: changed undone.at"]),
    );
    expect(await getErrorCode(admin.request(undoPayment, { params }))).toBe("paymentUndone");
  });

  test("records a year once, though two admins send it at once", async () => {
    const { _id: id } = await newPaidSeller(thisYear - 1);
    const send = () => admin.request(recordPayment, { params: { id }, body: payment });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await getErrorCode(send())).toBe("alreadyPaid");
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test("is told in Finnish which field of a payment is wrong", async () => {
    const { _id: id } = await newPaidSeller(thisYear);
    const body = { year: thisYear + 2, amount: 9900, received: addDays(today, 1) };
    const answer = await admin.request(recordPayment, { params: { id }, body });
    expect(parseErrorBody(answer).fields).toEqual({
      year: "Maksu voi olla enintään ensi vuodelta.",
      received: "Päivä ei voi olla tulevaisuudessa.",
    });
    expect(await paymentsOf(id)).toEqual([]);
  });

  test("neither sees nor records the payments of another admin", async () => {
    const params = { id: "juuri" };
    expect(await getErrorCode(admin.request(listPayments, { params }))).toBe("userNotFound");
    expect(await getErrorCode(admin.request(recordPayment, { params, body: payment }))).toBe("forbidden");
  });
});

describe("the activation form", () => {
  test("writes a payment of the plan's fee for today, once, and undoes it", async () => {
    const { uid: id } = await createUserAsRoot();
    const send = (paid: boolean) =>
      admin.call(activateUser, { params: { id }, body: { active: true, paid } });
    await send(true);
    await send(true);
    const [written, ...others] = await paymentsOf(id);
    expect(others).toEqual([]);
    expect(written).toMatchObject({ year: thisYear, received: today, undone: null });
    expect(written?.amount).toBeGreaterThan(0);
    expect((await send(false)).user.userAccount).toMatchObject({ paid: false, isActive: true });
    expect(await paymentsOf(id)).toMatchObject([
      { _id: written?._id, undone: { by: { username: "yllapito" } } },
    ]);
  });

  test("takes the amount and the day that are given", async () => {
    const { uid: id } = await createUserAsRoot();
    const received = addDays(today, -3);
    const body = { active: true, paid: true, amount: 5000, received };
    await admin.call(activateUser, { params: { id }, body });
    expect(await paymentsOf(id)).toMatchObject([{ amount: 5000, received }]);
  });

  test("of several accounts writes a payment for each on the given day", async () => {
    const ids = [(await newPaidSeller(thisYear))._id, (await newPaidSeller(thisYear))._id];
    const received = addDays(today, -1);
    const body = { ids, paid: true, paidUntil: thisYear + 1, received };
    await admin.call(activateUsers, { body });
    for (const id of ids) expect(await paymentsOf(id)).toMatchObject([{ year: thisYear + 1, received }]);
  });
});

test("a seller sees what they have paid, without what was undone and who recorded it, and nobody else does", async () => {
  const { client, params } = await registerActiveSeller(admin);
  const { payments: read } = await client.call(listOwnPayments, { params });
  for (const { _id } of read) await admin.call(undoPayment, { params: { ...params, payment: _id } });
  await admin.call(recordPayment, { params, body: payment });
  expect((await client.call(listOwnPayments, { params })).payments).toEqual([
    { ...payment, _id: expect.any(String) },
  ]);
  expect(await getErrorCode(admin.request(listOwnPayments, { params }))).toBe("notFound");
  expect((await admin.call(readUser, { params })).user.userAccount.paidUntil).toBe(thisYear);
});
