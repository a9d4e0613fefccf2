import { invalidArgument } from "../shared/rpc-error.ts";
import type { WireTimestamp } from "./messages.ts";

/** Converts a timestamp to microseconds, dropping finer digits. */
export function decodeTimestamp(time: WireTimestamp): bigint {
  const nanos = time.nanos ?? 0;
  if (nanos < 0 || nanos > 999_999_999) throw invalidArgument("A timestamp's nanos are out of range.");
  const seconds = BigInt(time.seconds ?? 0);
  if (seconds < -62_135_596_800n || seconds > 253_402_300_799n) {
    throw invalidArgument("A timestamp's seconds are out of range.");
  }
  return seconds * 1_000_000n + BigInt(Math.floor(nanos / 1000));
}

/** Converts microseconds to a timestamp. */
export function encodeTimestamp(micros: bigint): { seconds: number; nanos: number } {
  const fraction = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return { seconds: Number((micros - fraction) / 1_000_000n), nanos: Number(fraction) * 1000 };
}
