import { findSite } from "../client/network.ts";
import { limits } from "../config.ts";
import { consume, type RateLimit } from "../store/rate-limits.ts";

export const minute = 60_000;
export const hour = 60 * minute;

/** The source of an attempt: a new visitor cookie costs nothing, a new network address does. */
export interface Requester {
  visitor: string;
  /** The network of the call. */
  address: string;
}

/** A household may have 256 IPv6 networks: all of them together have this many times the limit of one. */
export const siteFactor = 4;

/** Counts an attempt of a network, and of the household that it belongs to. @throws AppError `tooOften` */
export async function consumeNetwork(kind: string, network: string, limit: RateLimit): Promise<void> {
  await consume(`${kind}:${network}`, limit);
  const site = findSite(network);
  if (site) await consume(`${kind}:${site}`, { ...limit, max: siteFactor * limit.max });
}

/** Limits how often a network and a visitor may try secrets of one kind, right or wrong. */
export async function limitTries(kind: string, { visitor, address }: Requester): Promise<void> {
  const perAddress = { max: limits.pincodeTriesPerAddress.value(), window: hour };
  await consumeNetwork(`${kind}-address`, address, perAddress);
  const perVisitor = { max: limits.pincodeTriesPerVisitor.value(), window: hour };
  await consume(`${kind}-visitor:${visitor}`, perVisitor);
}
