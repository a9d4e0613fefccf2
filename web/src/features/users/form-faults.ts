import { ApiError } from "../../app/api-error.ts";
import { isField, type TypedUser } from "./typed-user.ts";

/** The faults that the server has found, by their fields. What is no refusal is thrown on. */
export function faultsOf(error: unknown): { name: keyof TypedUser; message: string }[] {
  if (!(error instanceof ApiError)) throw error;
  return Object.entries(error.fields).flatMap(([name, message]) => (isField(name) ? { name, message } : []));
}
