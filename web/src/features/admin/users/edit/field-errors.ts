import { ApiError } from "../../../../lib/api/errors.ts";
import { isField, type UserValues } from "./user-form.ts";

/** Field errors of an ApiError; other errors are rethrown. */
export function toFieldErrors(error: unknown): { name: keyof UserValues; message: string }[] {
  if (!(error instanceof ApiError)) throw error;
  return Object.entries(error.fields).flatMap(([name, message]) => (isField(name) ? { name, message } : []));
}
