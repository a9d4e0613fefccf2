import { invalidArgument } from "../../shared/rpc-error.ts";

/** Parses a body as JSON, whatever its content type; an empty body is an empty object. */
export function parseJsonBody(body: string): unknown {
  try {
    return body.trim() === "" ? {} : JSON.parse(body);
  } catch {
    throw invalidArgument("The body is not JSON.");
  }
}
