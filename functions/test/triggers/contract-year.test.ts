import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import { accountState } from "@halkopiha/domain/accounts/contract-year.ts";
import { canMarkOffers } from "@halkopiha/domain/accounts/user.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeContracts } from "../../src/jobs/change-contracts.ts";
import { endOfDay } from "../../src/jobs/end-of-day.ts";
import { Client } from "../support/api.ts";
import {
  changeStoredAccount,
  enterIban,
  newPaidSeller,
  readAccount,
  readContractNotices,
  readInvoiceMails,
  removeIban,
} from "../support/contracts.ts";
import { countReads, database } from "../support/market.ts";
import { useSuiteSecrets } from "../support/suite-secrets.ts";

// Years that have passed: the accounts of the sample market are paid for longer, so the job leaves them as they are.

useSuiteSecrets();

/** Half past three in a Finnish winter night. */
const nightOf = (day: CalendarDay) => new Date(`${day}T01:30:00.000Z`);

let admin: Client;
beforeAll(async () => {
  await enterIban();
  admin = await new Client().logIn("yllapito", "Yllapito2026");
});

afterAll(removeIban);

/** Records in the panel that a seller has paid for a year. */
async function pay(id: string, paidUntil: number): Promise<void> {
  await admin.call(activateUser, { params: { id }, body: { active: true, paid: true, paidUntil } });
}

const giveNotice = (id: string, day: CalendarDay) => changeStoredAccount(id, { noticeGiven: day });

/** What the change log says of each time that a job has closed an account. */
async function readClosings(id: string): Promise<object[]> {
  const events = database.collection("audit").where("target._id", "==", id).where("by._id", "==", "system");
  const { docs } = await events.get();
  return docs.map((event) => {
    const changes: { field: string; after: string }[] = event.get("changes");
    return { by: event.get("by"), ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
  });
}

/** What happens on a day, before its night. */
type Events = Readonly<Record<CalendarDay, () => Promise<unknown>>>;

/** Runs the whole nightly job in the night of each day, both included. Resolves with the day of each notice of each seller, and each change of a state. */
async function play(ids: readonly string[], from: CalendarDay, to: CalendarDay, events: Events) {
  const story = new Map(ids.map((id) => [id, { told: [] as string[], states: [] as string[], count: 0 }]));
  for (let day = from; day <= to; day = addDays(day, 1)) {
    await events[day]?.();
    await endOfDay(nightOf(day));
    for (const [id, seen] of story) {
      const [account, notices] = [await readAccount(id), await readContractNotices(id)];
      const state = account.isActive ? accountState(toContractFacts(account), day) : "closed";
      if (!seen.states.at(-1)?.endsWith(` ${state}`)) seen.states.push(`${day} ${state}`);
      if (notices.length > seen.count) seen.told.push(`${day} ${notices.length - seen.count}`);
      seen.count = notices.length;
    }
  }
  return (id: string) => {
    const { told = [], states = [] } = story.get(id) ?? {};
    return { told, states };
  };
}

describe("from November to March", () => {
  // 151 nights of the whole job take a minute on an idle machine.
  test("each seller is told what is due, and closed only if the contract has ended", {
    tags: ["s9-14", "s9-15", "s9-95", "s9-96"],
    timeout: 20 * 60_000,
  }, async () => {
    const [early, never, leaving, late, tardy] = [
      (await newPaidSeller(2018))._id,
      (await newPaidSeller(2018))._id,
      (await newPaidSeller(2018))._id,
      (await newPaidSeller(2018))._id,
      (await newPaidSeller(2018))._id,
    ];
    const told = await play([early, never, leaving, late, tardy], "2018-11-01", "2019-03-31", {
      "2018-11-15": () => giveNotice(leaving, "2018-11-15"),
      "2018-12-18": () => pay(early, 2019),
      "2018-12-25": () => giveNotice(tardy, "2018-12-25"),
      "2019-03-20": () => pay(late, 2019),
    });
    expect(told(early)).toEqual({ told: [], states: ["2018-11-01 active"] });
    const unpaid = ["2018-11-01 active", "2019-03-01 grace", "2019-03-14 overdue"];
    const warned = ["2019-02-26 1", "2019-03-14 1"];
    expect(told(never)).toEqual({
      told: [...warned, "2019-03-21 1", "2019-03-28 1"],
      states: [...unpaid, "2019-03-28 closed"],
    });
    expect(told(late)).toEqual({ told: warned, states: [...unpaid, "2019-03-20 active"] });
    expect(told(leaving)).toEqual({
      told: ["2018-12-02 1", "2018-12-25 1", "2019-01-01 1"],
      states: ["2018-11-01 active", "2019-01-01 closed"],
    });
    // Notice that is given too late leaves the next year to be paid.
    expect(told(tardy)).toEqual(told(never));
    expect((await readContractNotices(never)).sort()).toEqual([
      "closed",
      "closingIn30",
      "closingIn7",
      "reminder",
    ]);
    expect((await readContractNotices(leaving)).sort()).toEqual(["closed", "closingIn30", "closingIn7"]);
    expect((await readContractNotices(late)).sort()).toEqual(["closingIn30", "reminder"]);
    // Who has not paid by 1 February is invoiced once.
    for (const id of [never, late, tardy]) expect(await readInvoiceMails(id)).toEqual([`invoice-${id}-2019`]);
    for (const id of [early, leaving]) expect(await readInvoiceMails(id)).toEqual([]);
    expect(await readAccount(late)).toMatchObject({ isActive: true, paid: true, paidUntil: 2019 });
    expect(await readAccount(never)).toMatchObject({ isActive: false, paid: false, paidUntil: 2018 });
  });
});

describe("the job", () => {
  test("sends each notice once, though it runs twice at once, and again after nights that it skipped", async () => {
    const { _id } = await newPaidSeller(2018);
    for (const day of ["2019-02-27", "2019-03-16", "2019-03-16", "2019-03-22", "2019-04-02"])
      await Promise.all([changeContracts(nightOf(day)), changeContracts(nightOf(day))]);
    expect((await readContractNotices(_id)).sort()).toEqual([
      "closed",
      "closingIn30",
      "closingIn7",
      "reminder",
    ]);
    expect(await readAccount(_id)).toMatchObject({ isActive: false });
  });

  test("leaves the rights of Premium until the account is closed", { tags: "s9-97" }, async () => {
    const { _id } = await newPaidSeller(2018);
    await changeStoredAccount(_id, { account: { accountPlan: "premium" } });
    await changeContracts(nightOf("2019-03-27"));
    expect(canMarkOffers(await readAccount(_id))).toBe(true);
    await changeContracts(nightOf("2019-03-28"));
    expect(canMarkOffers(await readAccount(_id))).toBe(false);
  });

  test("writes into the change log that the system has closed an account, and why", async () => {
    const unpaid = await newPaidSeller(2018);
    const leaving = await newPaidSeller(2018);
    await giveNotice(leaving._id, "2018-11-15");
    await changeContracts(nightOf("2019-03-14"));
    expect(await readClosings(unpaid._id)).toEqual([]);
    await Promise.all([changeContracts(nightOf("2019-03-28")), changeContracts(nightOf("2019-03-28"))]);
    expect(await readClosings(unpaid._id)).toEqual([
      {
        by: { _id: "system", username: "järjestelmä" },
        "userAccount.isActive": "false",
        "userAccount.paid": "false",
        "ending.reason": "unpaid",
        "ending.year": "2019",
        "ending.day": "2019-03-28",
      },
    ]);
    expect(await readClosings(leaving._id)).toMatchObject([
      { "ending.reason": "notice", "ending.year": "2018", "ending.day": "2019-01-01" },
    ]);
  });

  test("closes no account that is paid for in the same moment", async () => {
    const { _id } = await newPaidSeller(2018);
    await Promise.all([changeContracts(nightOf("2019-03-28")), pay(_id, 2019)]);
    await changeContracts(nightOf("2019-03-29"));
    expect(await readAccount(_id)).toMatchObject({ isActive: true, paid: true, paidUntil: 2019 });
  });

  test("tells a seller without an e-mail address by text message", async () => {
    const { _id } = await newPaidSeller(2018, { email: null });
    await changeContracts(nightOf("2019-03-14"));
    const [reminder] = (await database.collection("mail").where("userId", "==", _id).get()).docs;
    expect(reminder?.get("text")).toContain("vuosimaksu 2019, ");
  });

  test("reads no account on a day on which none changes", async () => {
    for (const paidUntil of [2016, 2016, 2017, 2017, 2017]) await newPaidSeller(paidUntil);
    const plans = (await database.collection("accounts").get()).size;
    // An empty query is one read.
    expect(await countReads(() => changeContracts(nightOf("2017-01-20")))).toBeLessThanOrEqual(plans + 1);
    await changeContracts(nightOf("2018-04-01"));
  });

  test("leaves what a form shows as it was when it only warns", async () => {
    const { _id } = await newPaidSeller(2018);
    const before = await database.collection("users").doc(_id).get();
    await changeContracts(nightOf("2019-02-26"));
    const after = await database.collection("users").doc(_id).get();
    expect(after.get("updatedAt")).toEqual(before.get("updatedAt"));
    expect(after.get("nextNotice")).toBe("2019-03-14");
  });
});
