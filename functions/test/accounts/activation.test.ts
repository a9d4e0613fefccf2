import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { toYearEnd } from "@halkopiha/domain/reference-data/membership.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { getToday } from "../../src/today.ts";
import { Client } from "../support/api.ts";
import { database } from "../support/market.ts";
import { createUserAsRoot, getErrorCode, logInAs } from "../support/users.ts";

const root = new Client();
const admin = new Client();

beforeAll(async () => {
  await root.logIn("juuri", "Juurijuuri1");
  await admin.logIn("yllapito", "Yllapito2026");
});

describe("an account", () => {
  test("that is activated twice is activated once", { tags: "s6-29" }, async () => {
    const { uid } = await createUserAsRoot();
    const request = { params: { id: uid }, body: { active: true, paid: true } };
    await admin.call(activateUser, request);
    expect((await admin.call(activateUser, request)).user.userAccount.timesActivated).toBe(1);
  });

  test("that another admin has changed since it was shown is not activated over it", async () => {
    const { uid } = await createUserAsRoot();
    const { updatedAt } = (await admin.call(readUser, { params: { id: uid } })).user;
    const body = (active: boolean, paid: boolean) => ({ active, paid, updatedAt });
    const { user } = await root.call(activateUser, { params: { id: uid }, body: body(false, true) });
    const late = await admin.request(activateUser, { params: { id: uid }, body: body(true, false) });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: "stale", current: { userAccount: user.userAccount } });
    const seen = { active: true, paid: true, updatedAt: user.updatedAt };
    const { user: now } = await admin.call(activateUser, { params: { id: uid }, body: seen });
    expect(now.userAccount).toMatchObject({ isActive: true, paid: true });
  });

  test("of two admins who activate the same version at once, one gets a conflict", async () => {
    const { uid } = await createUserAsRoot();
    const { updatedAt } = (await admin.call(readUser, { params: { id: uid } })).user;
    const answers = [admin, root].map((client, index) =>
      client.request(activateUser, {
        params: { id: uid },
        body: { active: index === 0, paid: true, updatedAt },
      }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("that is paid for the next year is open until the end of that, and for no later year", {
    tags: "s9-96",
  }, async () => {
    const { uid } = await createUserAsRoot();
    const thisYear = Number(getToday().slice(0, 4));
    const record = (paidUntil?: number) =>
      admin.request(activateUser, {
        params: { id: uid },
        body: { active: true, paid: true, ...(paidUntil && { paidUntil }) },
      });
    const accountOf = async () => (await admin.call(readUser, { params: { id: uid } })).user.userAccount;
    await record();
    expect(await accountOf()).toMatchObject({ paidUntil: thisYear, expires: toYearEnd(thisYear) });
    await record(thisYear + 1);
    const next = { isActive: true, paid: true, paidUntil: thisYear + 1, expires: toYearEnd(thisYear + 1) };
    expect(await accountOf()).toMatchObject(next);
    expect(await getErrorCode(record(thisYear + 2))).toBe("invalid");
    // Saved again without the year, as by an app that does not know it.
    await record();
    expect(await accountOf()).toMatchObject({ ...next, timesActivated: 1 });
  });

  test("that is deactivated loses every session at once", { tags: ["s6-29", "s6-38"] }, async () => {
    const person = await createUserAsRoot();
    await admin.call(activateUser, { params: { id: person.uid }, body: { active: true, paid: true } });
    const client = await logInAs(person);
    await admin.call(activateUser, { params: { id: person.uid }, body: { active: false, paid: true } });
    expect(await getErrorCode(client.request(verifyToken, {}))).toBe("unauthenticated");
    await logInAs(person);
  });

  test("activated while its owner logs in ends active, and the login holds, every time", async () => {
    const person = await createUserAsRoot();
    for (let round = 0; round < 20; round += 1) {
      const active = { params: { id: person.uid }, body: { active: true, paid: true } };
      const [, client] = await Promise.all([admin.call(activateUser, active), logInAs(person)]);
      expect((await client.call(verifyToken, {})).user.userAccount.isActive).toBe(true);
      await database.collection("users").doc(person.uid).update({ "userAccount.isActive": false });
    }
  });
});
