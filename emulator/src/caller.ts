import { Failure, invalid } from "./failure.ts";

/** Who makes a call. */
export type Caller =
  | { readonly kind: "admin" }
  | { readonly kind: "anonymous" }
  | {
      readonly kind: "user";
      readonly uid: string | null;
      readonly token: Readonly<Record<string, unknown>>;
    };

const urlSafeBase64 = /^[A-Za-z0-9_-]*={0,2}$/;

/** Reads the `authorization` of a call. Nothing is verified: tokens of an emulator are unsigned and long expired. */
export function identify(authorization: string | undefined): Caller {
  if (authorization === undefined) return { kind: "anonymous" };
  const [scheme, token, ...rest] = authorization.split(" ");
  if (scheme?.toLowerCase() !== "bearer") {
    throw new Failure("UNAUTHENTICATED", "The authorization must be a Bearer token.");
  }
  if (token === undefined || rest.length > 0) throw invalid("invalid jwt");
  if (token.toLowerCase() === "owner" || token.startsWith("ya29.")) return { kind: "admin" };
  return userOf(token);
}

function userOf(jwt: string): Caller {
  const [header, payload, signature, ...rest] = jwt.split(".");
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) {
    throw invalid("invalid jwt");
  }
  if (!urlSafeBase64.test(signature)) throw invalid("invalid jwt");
  readSegment(header);
  const token = readSegment(payload);
  const uid = token["user_id"] ?? token["sub"];
  return { kind: "user", uid: typeof uid === "string" ? uid : null, token };
}

function readSegment(segment: string): Record<string, unknown> {
  if (!urlSafeBase64.test(segment)) throw invalid("invalid jwt");
  const value = parse(Buffer.from(segment, "base64url").toString("utf8"));
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalid("invalid jwt");
  return Object.fromEntries(Object.entries(value));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("invalid jwt");
  }
}
