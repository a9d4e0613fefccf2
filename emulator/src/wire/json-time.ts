import { invalidArgument } from "../shared/rpc-error.ts";
import type { WireTimestamp } from "./messages.ts";

const instant = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/** Narrows the type of a message that the protocol describes as a timestamp. */
export function isTimestamp(message: unknown): message is WireTimestamp {
  return typeof message === "object" && message !== null;
}

/** Reads an RFC 3339 timestamp. */
export function parseTimestamp(json: unknown): { seconds: string; nanos: number } {
  const [, date, fraction = "", zone] = instant.exec(typeof json === "string" ? json : "") ?? [];
  const millis = Date.parse(`${date}${zone}`.toUpperCase());
  if (Number.isNaN(millis)) throw invalidArgument(`Invalid time: ${JSON.stringify(json)}`);
  return { seconds: String(millis / 1000), nanos: Number(fraction.padEnd(9, "0")) };
}

/** Writes an RFC 3339 timestamp with 0, 3, 6 or 9 fractional digits, as few as possible. */
export function formatTimestamp({ seconds = 0, nanos = 0 }: WireTimestamp): string {
  const whole = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  const digits = String(nanos)
    .padStart(9, "0")
    .replace(/(?:000){1,3}$/, "");
  return `${whole}${digits === "" ? "" : `.${digits}`}Z`;
}
