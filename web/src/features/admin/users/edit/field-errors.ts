import { ApiError } from "../../../../lib/api/errors.ts";
import { isField, type UserValues } from "./user-form.ts";

/** The faults that the server has found, by their fields. What is no refusal is thrown on. */
export function toFieldErrors(error: unknown): { name: keyof UserValues; message: string }[] {
  if (!(error instanceof ApiError)) throw error;
  return Object.entries(error.fields).flatMap(([name, message]) => (isField(name) ? { name, message } : []));
}
