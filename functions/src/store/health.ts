import { setTimeout } from "node:timers/promises";
import { auth, firestore } from "../firebase.ts";

/** What the market cannot do without, and a question to each that costs next to nothing. */
const parts = {
  firestore: () => firestore().collection("regions").limit(1).select().get(),
  auth: () => auth().getUsers([{ uid: "health" }]),
};

export type Part = keyof typeof parts;

/** How long each part may take to answer, in milliseconds. */
const patience = 2000;
/** How long an answer counts, in milliseconds: anyone may ask, and must not use up what Auth lets us ask. */
const lifetime = 1000;

async function hasFailed(ask: () => Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = setTimeout(patience, true, { signal: timer.signal, ref: false }).catch(() => true);
  const answer = ask().then(
    () => false,
    () => true,
  );
  return Promise.race([answer, late]).finally(() => timer.abort());
}

async function ask(): Promise<Part[]> {
  const names: Part[] = ["firestore", "auth"];
  const failed = await Promise.all(names.map((name) => hasFailed(parts[name])));
  return names.filter((_, index) => failed[index]);
}

let last: { at: number; failed: Promise<Part[]> } | undefined;

/** Which parts do not answer within two seconds; none when all is well. */
export function failedParts(): Promise<Part[]> {
  if (!last || Date.now() - last.at > lifetime) last = { at: Date.now(), failed: ask() };
  return last.failed;
}
