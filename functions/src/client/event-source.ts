import { AsyncLocalStorage } from "node:async_hooks";
import { type Call, isSafe } from "@halkopiha/domain/contract/call.ts";
import { eventKeys } from "../config.ts";
import { signWithNewest } from "../keys/signatures.ts";
import { describeDevice } from "./describe-device.ts";
import { findSite } from "./network.ts";

/** Where the security events of a call come from. */
interface EventSource {
  /** Method and path pattern of the call. */
  readonly call: string;
  readonly network: string;
  readonly userAgent: string | undefined;
  /** Browser and system; null until it is known. */
  device: string | null;
  /** The logged-in user; null for visitors. */
  caller: string | null;
  /** The account that the call concerns, also if it fails; null while that is not known. */
  account: string | null;
}

/** The client that makes a call. */
interface Client {
  network: string;
  userAgent: string | undefined;
}

const sources = new AsyncLocalStorage<EventSource>();

/**
 * A pseudonym of a client's network, which shows what comes from the same network: the address cannot be read from it without the key, and
 * 48 bits are enough to tell networks apart.
 */
function toNetworkPseudonym(network: string): string {
  return signWithNewest(eventKeys, `network:${network}`).toString("hex").slice(0, 12);
}

/** Runs a call of a client so that all its security events have the same source. */
export function withEventSource<T>(
  call: Call,
  { network, userAgent }: Client,
  run: () => Promise<T>,
): Promise<T> {
  const source: EventSource = {
    call: `${call.method} ${call.path}`,
    network: findSite(network) ?? network,
    userAgent,
    device: null,
    caller: null,
    account: null,
  };
  return sources.run(source, async () => {
    // Events are written within transactions, which do not wait. A call that only reads has no event unless it is rejected or downloads.
    if (!isSafe(call)) await findEventDevice();
    return run();
  });
}

/** Keeps the source for work that a queue starts in another request's context. */
export const bindEventSource = <T>(work: () => T): (() => T) => AsyncLocalStorage.bind(work);

/** Finds the device of the call, for its events. */
export async function findEventDevice(): Promise<void> {
  const source = sources.getStore();
  if (source) source.device ??= await describeDevice(source.userAgent);
}

/** Names the account that the call concerns: if it is rejected, the security event has its id. */
export function setEventAccount(uid: string | null): void {
  const source = sources.getStore();
  if (source) source.account = uid;
}

/** Names the logged-in user who makes the call. */
export function setEventCaller(uid: string): void {
  const source = sources.getStore();
  if (source) source.caller = uid;
}

const nowhere = { call: null, network: null, device: null, caller: null, account: null } as const;

/** The source of an event; nothing is known of it in triggers and jobs. */
export function getEventSource() {
  const source = sources.getStore();
  if (!source) return nowhere;
  const { call, network, device, caller, account } = source;
  return { call, network: toNetworkPseudonym(network), device, caller, account };
}
