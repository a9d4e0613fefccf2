import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { getFinnishMonth } from "@halkopiha/domain/reference-data/membership.ts";
import { expect, test } from "vitest";
import { personForm, registerUser } from "../support/users.ts";

test.each([
  ["basic", 1255],
  ["premium", 25_100 / 12],
] as const)(
  "§9 who joins is charged for the rest of the year by the first year's price of %s",
  { tags: "s9-10" },
  async (accountPlan, monthly) => {
    const { client } = await registerUser({ ...personForm(), accountPlan });
    const { fee } = (await client.call(verifyToken, {})).user.userAccount;
    const months = 13 - getFinnishMonth(new Date());
    expect(fee).toMatchObject({ months, vat: 2550, gross: Math.round(monthly * months) });
  },
);
