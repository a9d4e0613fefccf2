import { invalidArgument } from "../../shared/rpc-error.ts";

/** Reads a body as JSON, whatever its content type says; an empty one is an empty object. */
export function parseJsonBody(body: string): unknown {
  try {
    return body.trim() === "" ? {} : JSON.parse(body);
  } catch {
    throw invalidArgument("The body is not JSON.");
  }
}
