import { invalidArgument } from "../shared/rpc-error.ts";

const wholeNumber = /^-?\d+$/;
const smallest = -(2n ** 63n);
const largest = 2n ** 63n - 1n;

/** Reads one scalar of proto3 JSON. */
export function parseScalar(type: string, json: unknown): unknown {
  switch (type) {
    case "string":
      if (typeof json !== "string") throw createScalarError(type, json);
      return json;
    case "bool":
      return parseBoolean(json);
    case "bytes":
      return parseBytes(json);
    case "double":
    case "float":
      return parseDouble(json);
    case "int64":
    case "uint64":
    case "sint64":
      return String(parseInteger(json, smallest, largest));
    default:
      return Number(parseInteger(json, -(2n ** 31n), 2n ** 31n - 1n));
  }
}

/** Writes one scalar as proto3 JSON. −0 becomes the string "-0", as in the web SDK, because JSON.stringify writes −0 as 0. */
export function formatScalar(type: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (type === "int64" || type === "uint64" || type === "sint64") return String(value);
  if (typeof value !== "number" || Number.isFinite(value)) return Object.is(value, -0) ? "-0" : value;
  return String(value);
}

// Accept strings too, because query parameters are strings.
function parseBoolean(json: unknown): boolean {
  if (json === true || json === "true") return true;
  if (json === false || json === "false") return false;
  throw createScalarError("bool", json);
}

function parseBytes(json: unknown): Buffer {
  if (typeof json !== "string" || !/^[\w+/-]*={0,2}$/.test(json)) throw createScalarError("bytes", json);
  return Buffer.from(json, "base64");
}

function parseDouble(json: unknown): number {
  if (typeof json === "number") return json;
  if (json === "NaN" || json === "Infinity" || json === "-Infinity") return Number(json);
  if (typeof json !== "string" || json.trim() === "" || Number.isNaN(Number(json)))
    throw createScalarError("double", json);
  return Number(json);
}

function parseInteger(json: unknown, least: bigint, most: bigint): bigint {
  const whole =
    typeof json === "number" ? Number.isInteger(json) : typeof json === "string" && wholeNumber.test(json);
  if (!whole || (typeof json !== "number" && typeof json !== "string"))
    throw createScalarError("integer", json);
  const value = BigInt(json);
  if (value < least || value > most) throw createScalarError("integer", json);
  return value;
}

function createScalarError(type: string, json: unknown): Error {
  return invalidArgument(`Invalid value for ${type}: ${JSON.stringify(json)}`);
}
