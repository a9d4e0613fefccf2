import { expect, test } from "vitest";
import { isSelling } from "./public-seller.ts";
import { isVatExempt } from "./user.ts";

test.each([
  { role: "user", isActive: true, sells: true },
  { role: "user", isActive: false, sells: false },
  { role: "admin", isActive: true, sells: false },
  { role: "root", isActive: true, sells: false },
] as const)(
  "of all people only active sellers sell: $role, active $isActive",
  ({ role, isActive, sells }) => {
    const userAccount = {
      paid: true,
      isActive,
      expires: null,
      timesActivated: 1,
      account: { accountPlan: "basic" as const },
    };
    expect(isSelling({ role, userAccount })).toBe(sells);
  },
);

test.each([
  { business: false, vatExempt: true, exempt: true },
  { business: false, vatExempt: undefined, exempt: false },
  { business: true, vatExempt: true, exempt: false },
])("of all sellers only persons may be exempt from VAT: $business, $vatExempt", ({ exempt, ...user }) => {
  expect(isVatExempt(user)).toBe(exempt);
});
