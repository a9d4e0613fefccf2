import { invalidArgument, RpcError } from "../shared/rpc-error.ts";

/** The caller of an RPC, according to its `authorization`. Security rules do not apply to the Admin SDK. */
export type Caller =
  | { readonly kind: "adminSdk" }
  | { readonly kind: "anonymous" }
  | {
      readonly kind: "user";
      readonly uid: string | null;
      readonly token: Readonly<Record<string, unknown>>;
    };

const urlSafeBase64 = /^[A-Za-z0-9_-]*={0,2}$/;

/** Parses the `authorization` of a call. Tokens are not verified, because an emulator's tokens are unsigned and long expired. */
export function parseAuthorization(authorization: string | undefined): Caller {
  if (authorization === undefined) return { kind: "anonymous" };
  const [scheme, token, ...rest] = authorization.split(" ");
  if (scheme?.toLowerCase() !== "bearer") {
    throw new RpcError("UNAUTHENTICATED", "The authorization must be a Bearer token.");
  }
  if (token === undefined || rest.length > 0) throw invalidArgument("invalid jwt");
  if (token.toLowerCase() === "owner" || token.startsWith("ya29.")) return { kind: "adminSdk" };
  return parseIdToken(token);
}

function parseIdToken(jwt: string): Caller {
  const [header, payload, signature, ...rest] = jwt.split(".");
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) {
    throw invalidArgument("invalid jwt");
  }
  if (!urlSafeBase64.test(signature)) throw invalidArgument("invalid jwt");
  decodeSegment(header);
  const token = decodeSegment(payload);
  const uid = token["user_id"] ?? token["sub"];
  return { kind: "user", uid: typeof uid === "string" ? uid : null, token };
}

function decodeSegment(segment: string): Record<string, unknown> {
  if (!urlSafeBase64.test(segment)) throw invalidArgument("invalid jwt");
  const value = parseJson(Buffer.from(segment, "base64url").toString("utf8"));
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidArgument("invalid jwt");
  return Object.fromEntries(Object.entries(value));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidArgument("invalid jwt");
  }
}
