import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { register, requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { describe, expect, test, vi } from "vitest";
import { Client } from "../test/support/api.ts";
import { findEmailOwner } from "../test/support/email-owner.ts";
import { auth, database } from "../test/support/market.ts";
import { personForm } from "../test/support/users.ts";
import { abortAttempt } from "./abort-attempt.ts";
import { canFindProcesses, killInstances } from "./processes.ts";

const registrations = 60;
/** Registrations that are interrupted by the same kill, and the delay between their starts in milliseconds. */
const concurrency = 12;
const stagger = 120;
/** The delay between a user's attempts and the time for all of them, in milliseconds. */
const attempts = { interval: 500, timeout: 300_000 };

interface Newcomer {
  client: Client;
  form: ReturnType<typeof personForm>;
}

/** Sends the form with the same key until there is a response. @returns the status */
function registerUntilAnswered({ client, form }: Newcomer): Promise<number> {
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
  const body = JSON.stringify(form);
  let attempt = 0;
  return vi.waitUntil(async () => {
    const signal = abortAttempt(attempt);
    attempt += 1;
    const reply = await client.send("POST", register.path, { signal, headers, body }).catch(() => null);
    return reply && reply.status < 500 ? reply.status : null;
  }, attempts);
}

/** The state of a registration: complete, or the missing parts. */
async function describeParts({ form }: Newcomer): Promise<string> {
  const [username, users] = await Promise.all([
    database.collection("usernames").doc(form.username).get(),
    database.collection("users").where("username", "==", form.username).get(),
  ]);
  const [user] = users.docs;
  const [login, owner] = await Promise.all([
    auth.getUser(user?.id ?? "nobody").catch(() => null),
    findEmailOwner(form.email),
  ]);
  // A trigger creates the mail with the pincode; unlike Firebase, the emulator does not run a killed trigger again.
  const codes = await database
    .collection("pincodes")
    .where("uid", "==", user?.id ?? "nobody")
    .count()
    .get();
  const parts = {
    "one person": users.size === 1 && user?.get("email") === form.email,
    "the user name": username.get("uid") === user?.id,
    "the address": owner === user?.id,
    "the login": login !== null,
    "a code": codes.data().count > 0,
  };
  return Object.entries(parts)
    .map(([part, isThere]) => (isThere ? part : `not ${part}`))
    .join(", ");
}

describe.runIf(canFindProcesses)("sixty registrations", () => {
  test("while the instances of the functions are killed: every one is whole, and every retry succeeds", async () => {
    const newcomers = Array.from({ length: registrations }, () => ({
      client: new Client(),
      form: personForm(),
    }));
    // The first response sets the cookie: a retry must come from the same visitor.
    for (const { client } of newcomers) await client.request(requestPincode, { body: { username: "kuka" } });
    const statuses: number[] = [];
    for (let from = 0; from < registrations; from += concurrency) {
      // The kill meets each at another stage: before anything is created, between login and user, after everything.
      const answers = newcomers.slice(from, from + concurrency).map(async (newcomer, place) => {
        await wait(place * stagger);
        return registerUntilAnswered(newcomer);
      });
      await wait(concurrency * stagger);
      await killInstances();
      statuses.push(...(await Promise.all(answers)));
    }
    expect(statuses).toEqual(Array(registrations).fill(201));
    const parts = await Promise.all(newcomers.map(describeParts));
    expect(parts).toEqual(
      Array(registrations).fill("one person, the user name, the address, the login, a code"),
    );
  }, 1_800_000);
});
