import { describe, expect, test } from "vitest";
import { hasBounce } from "./bounce.ts";
import { dropOldBounces } from "./drop-old-bounces.ts";
import type { User } from "./user.ts";

type Holder = Pick<User, "bounces" | "email" | "contactInformation">;

const at = "2026-11-21T10:00:00.000Z";
const bounces = { mail: { at, reason: "address" }, sms: { at, reason: "address" } } as const;
const aino: Holder = {
  email: "aino@posti.example",
  contactInformation: { firstname: "Aino", lastname: "Ahonala", phonenumbers: ["050 000 0123"] },
  bounces,
};
const withNumber = (phone: string): Holder => ({
  ...aino,
  contactInformation: { ...aino.contactInformation, phonenumbers: [phone] },
});

describe("a rejected address", () => {
  test("is known of a user whom one channel does not reach", () => {
    expect(hasBounce(aino)).toBe(true);
    expect(hasBounce({ bounces: { mail: null, sms: bounces.sms } })).toBe(true);
    expect(hasBounce({ bounces: { mail: null } })).toBe(false);
    expect(hasBounce({})).toBe(false);
  });

  test("is forgotten when the user has another one", () => {
    expect(dropOldBounces(aino, { ...aino, email: "aino@uusi.example" }).bounces).toEqual({
      mail: null,
      sms: bounces.sms,
    });
    expect(dropOldBounces(aino, { ...aino, email: null }).bounces?.mail).toBeNull();
    expect(dropOldBounces(aino, withNumber("040 000 0999")).bounces).toEqual({
      mail: bounces.mail,
      sms: null,
    });
  });

  test("stays when something else changes, or the spelling of the number", () => {
    expect(dropOldBounces(aino, { ...aino }).bounces).toEqual(bounces);
    expect(dropOldBounces(aino, withNumber("+358 50 0000123")).bounces).toEqual(bounces);
  });

  test("is nothing that a user without one gets", () => {
    const user: Holder = { ...aino, bounces: null };
    expect(dropOldBounces(aino, user)).toBe(user);
  });
});
