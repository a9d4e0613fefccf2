import fc from "fast-check";
import { expect, test } from "vitest";
import { toContractIndex } from "../accounts/contract-index.ts";
import { isSelling } from "../accounts/public-seller.ts";
import type { Role, UserAccount } from "../accounts/user.ts";
import { addDays } from "../finnish-date.ts";
import { isErasureDue, requestErasure, withdrawErasure } from "./account-erasure.ts";
import { erasureGraceDays } from "./erasure-periods.ts";

const userAccount: UserAccount = {
  paid: true,
  isActive: true,
  expires: null,
  paidUntil: 2026,
  timesActivated: 1,
  account: { accountPlan: "basic" },
};
const seller = { role: "user" as Role, userAccount };
const today = "2026-11-28";

test("an account is deleted thirty days after its seller asked, and sells nothing until then", () => {
  const asked = requestErasure(seller, today);
  expect(erasureGraceDays).toBe(30);
  expect(asked.userAccount.erasureDay).toBe("2026-12-28");
  expect(isSelling(asked)).toBe(false);
  expect(toContractIndex(asked)).toMatchObject({ nextNotice: null, invoiceYear: null });
  expect(isErasureDue(asked, "2026-12-27")).toBe(false);
  expect(isErasureDue(asked, "2026-12-28")).toBe(true);
});

test("who takes it back has the account as it was", () => {
  const back = withdrawErasure(requestErasure(seller, today));
  expect(toContractIndex(back)).toEqual(toContractIndex(seller));
  expect(isSelling(back)).toBe(true);
});

test("an admin's account is deleted by another admin", () => {
  expect(() => requestErasure({ ...seller, role: "admin" as Role }, today)).toThrow();
  const promoted = { ...requestErasure(seller, today), role: "admin" as Role };
  expect(isErasureDue(promoted, "2027-12-28")).toBe(false);
});

test("whatever is asked and taken back, an account is deleted only if the last thing was a request thirty days ago", () => {
  const step = fc.record({ asks: fc.boolean(), after: fc.integer({ min: 0, max: 20 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [account, day, since] = [seller, today, null as string | null];
      for (const { asks, after } of steps) {
        day = addDays(day, after);
        if (isErasureDue(account, day)) break;
        account = asks ? requestErasure(account, day) : withdrawErasure(account);
        since = asks ? (since ?? day) : null;
      }
      const due = since === null ? null : addDays(since, erasureGraceDays);
      expect(account.userAccount.erasureDay ?? null).toBe(due);
      expect(isErasureDue(account, day)).toBe(due !== null && due <= day);
    }),
  );
});
