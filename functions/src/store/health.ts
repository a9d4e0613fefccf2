import { setTimeout } from "node:timers/promises";
import { auth, firestore } from "../firebase.ts";

/** The services that the API needs, each with a cheap request. */
const services = {
  firestore: () => firestore().collection("regions").limit(1).select().get(),
  auth: () => auth().getUsers([{ uid: "health" }]),
};

export type Service = keyof typeof services;

/** Time for which a result is cached, in milliseconds: the call is public, and must not exhaust Auth's quota. */
const lifetime = 1000;

async function hasFailed(ask: () => Promise<unknown>, timeout: number): Promise<boolean> {
  const timer = new AbortController();
  const late = setTimeout(timeout, true, { signal: timer.signal, ref: false }).catch(() => true);
  const answer = ask().then(
    () => false,
    () => true,
  );
  return Promise.race([answer, late]).finally(() => timer.abort());
}

async function ask(timeout: number): Promise<Service[]> {
  const names: Service[] = ["firestore", "auth"];
  const failed = await Promise.all(names.map((name) => hasFailed(services[name], timeout)));
  return names.filter((_, index) => failed[index]);
}

let last: { at: number; failed: Promise<Service[]> } | undefined;

/** The services that do not respond within `timeout` milliseconds; empty when all do. */
export function findFailedServices(timeout: number): Promise<Service[]> {
  if (!last || Date.now() - last.at > lifetime) last = { at: Date.now(), failed: ask(timeout) };
  return last.failed;
}
