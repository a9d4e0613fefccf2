import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, toFinnishDate } from "../finnish-date.ts";
import {
  acceptByRegistering,
  acceptTerms,
  findAcceptance,
  findKnownTerms,
  findTermsDeadline,
  findUnacceptedTerms,
  isAcceptable,
  listChangesFor,
  tellOfTerms,
} from "./accept-terms.ts";
import type { TermsEvent } from "./terms-event.ts";
import { type TermsVersion, termsLeadDays } from "./terms-versions.ts";

const versions: readonly [TermsVersion, ...TermsVersion[]] = [
  { version: 1, inForce: "2026-01-01", changes: [] },
  { version: 2, inForce: "2027-01-01", changes: ["Toinen muuttuu."] },
];

type Account = { termsEvents?: TermsEvent[] };

const registered = (): Account => acceptByRegistering<Account>({}, 1, "2026-03-12T10:00:00.000Z", versions);

describe("who registers", () => {
  test.each([
    { shown: undefined, at: "2026-12-31T10:00:00.000Z", version: 1, appliesFrom: "2026-12-31" },
    { shown: undefined, at: "2026-12-31T22:00:00.000Z", version: 2, appliesFrom: "2027-01-01" },
    { shown: 1, at: "2027-01-02T10:00:00.000Z", version: 1, appliesFrom: "2027-01-02" },
    { shown: 1, at: "2027-01-03T10:00:00.000Z", version: 2, appliesFrom: "2027-01-03" },
    { shown: 2, at: "2026-12-30T10:00:00.000Z", version: 1, appliesFrom: "2026-12-30" },
    { shown: 7, at: "2026-12-30T10:00:00.000Z", version: 1, appliesFrom: "2026-12-30" },
  ])("at $at and was shown version $shown accepts version $version", ({ shown, at, ...accepted }) => {
    expect(acceptByRegistering<Account>({}, shown, at, versions)).toEqual({
      termsEvents: [{ kind: "accepted", at, ...accepted }],
    });
  });
});

describe("who is told", () => {
  test.each([
    { at: "2026-12-12T08:00:00.000Z", appliesFrom: "2027-01-01" },
    { at: "2026-12-13T08:00:00.000Z", appliesFrom: "2027-01-02" },
    { at: "2027-03-01T08:00:00.000Z", appliesFrom: "2027-03-21" },
  ])("at $at has new terms from $appliesFrom on", ({ at, appliesFrom }) => {
    const { user, event } = tellOfTerms(registered(), at, versions);
    expect(event).toEqual({ kind: "told", version: 2, at, appliesFrom });
    expect(findUnacceptedTerms(user)).toEqual(event);
    expect(findKnownTerms(user)).toBe(2);
  });

  test("once is not told again, and neither is who has accepted the version", () => {
    const { user } = tellOfTerms(registered(), "2026-12-01T08:00:00.000Z", versions);
    expect(tellOfTerms(user, "2026-12-02T08:00:00.000Z", versions)).toEqual({ user, event: null });
    const accepted = acceptTerms(registered(), 2, "2026-12-01T08:00:00.000Z", versions);
    expect(tellOfTerms(accepted, "2026-12-02T08:00:00.000Z", versions).event).toBeNull();
    expect(findUnacceptedTerms(accepted)).toBeNull();
  });

  test("and has accepted nothing, because an admin made the account, is told too", () => {
    const { event } = tellOfTerms<Account>({}, "2026-12-01T08:00:00.000Z", versions);
    expect(event?.version).toBe(2);
    expect(findAcceptance({})).toBeNull();
    expect(findKnownTerms({})).toBe(0);
  });
});

test("what changes for a seller is what has changed since the version that they knew", () => {
  const three = [...versions, { version: 3, inForce: "2027-06-15", changes: ["Kolmas muuttuu."] }] as const;
  const told: TermsEvent = {
    kind: "told",
    version: 3,
    at: "2027-05-01T08:00:00.000Z",
    appliesFrom: "2027-06-15",
  };
  const changesOf = (account: Account) => listChangesFor(account, told, three);
  expect(changesOf(registered())).toEqual(["Toinen muuttuu.", "Kolmas muuttuu."]);
  expect(changesOf(acceptTerms(registered(), 2, "2026-12-01T08:00:00.000Z", three))).toEqual([
    "Kolmas muuttuu.",
  ]);
  expect(changesOf({})).toEqual(["Toinen muuttuu.", "Kolmas muuttuu."]);
  expect(changesOf({ termsEvents: [...(registered().termsEvents ?? []), told] })).toEqual([
    "Toinen muuttuu.",
    "Kolmas muuttuu.",
  ]);
});

test("terms have a deadline while the day from which they concern the seller is ahead", () => {
  const { user } = tellOfTerms(registered(), "2026-12-01T08:00:00.000Z", versions);
  expect(findTermsDeadline(user, "2026-12-31")).toBe("2027-01-01");
  expect(findTermsDeadline(user, "2027-01-01")).toBeNull();
  expect(findTermsDeadline(registered(), "2026-12-31")).toBeNull();
});

describe("a version", () => {
  test("can be accepted from when it is written until another one is in force", () => {
    expect(isAcceptable(1, "2026-12-31", versions)).toBe(true);
    expect(isAcceptable(2, "2026-12-31", versions)).toBe(true);
    expect(isAcceptable(1, "2027-01-01", versions)).toBe(false);
    expect(isAcceptable(3, "2027-01-01", versions)).toBe(false);
  });

  test("that cannot be accepted is rejected, and accepting twice changes nothing", () => {
    const at = "2027-01-05T08:00:00.000Z";
    expect(() => acceptTerms<Account>({}, 1, at, versions)).toThrow();
    expect(() => acceptTerms<Account>({}, 3, at, versions)).toThrow();
    const accepted = acceptTerms(registered(), 2, at, versions);
    expect(findAcceptance(accepted)).toEqual({ kind: "accepted", version: 2, at, appliesFrom: "2027-01-05" });
    expect(acceptTerms(accepted, 2, "2027-02-05T08:00:00.000Z", versions)).toBe(accepted);
    expect(acceptTerms(registered(), 1, at, versions)).toEqual(registered());
  });
});

test("whatever happens when, nobody is bound to a version of which they were told less than 20 days before, unless they accept it", () => {
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom("tell", "accept1", "accept2"),
      hours: fc.integer({ min: 1, max: 900 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(steps, (list) => {
      let account = registered();
      let now = Date.parse("2026-10-01T06:00:00.000Z");
      for (const { kind, hours } of list) {
        now += hours * 60 * 60 * 1000;
        const at = new Date(now).toISOString();
        if (kind === "tell") account = tellOfTerms(account, at, versions).user;
        else {
          const version = kind === "accept1" ? 1 : 2;
          if (isAcceptable(version, toFinnishDate(at), versions))
            account = acceptTerms(account, version, at, versions);
        }
      }
      const events = account.termsEvents ?? [];
      for (const { kind, at, appliesFrom } of events) {
        const earliest = addDays(toFinnishDate(at), kind === "told" ? termsLeadDays : 0);
        expect(appliesFrom >= earliest).toBe(true);
      }
      // Each version is accepted once and told once at most.
      const keys = events.map(({ kind, version }) => `${kind}-${version}`);
      expect(keys).toEqual([...new Set(keys)]);
    }),
  );
});
