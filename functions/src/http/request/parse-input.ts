import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Call } from "@halkopiha/domain/contract/call.ts";
import { validate } from "@halkopiha/domain/schemas/validation.ts";
import type * as z from "zod/mini";

/** @throws AppError `invalid` naming the fields that the schema rejects */
export function parseInput(schema: z.ZodMiniType | undefined, sent: unknown): unknown {
  if (!schema) return undefined;
  const checked = validate(schema, sent);
  if (!checked.ok) throw new AppError("invalid", { fields: checked.fields });
  return checked.value;
}

/** @throws AppError `notFound`, because an invalid id in the path names nothing */
export function parseParams({ params }: Call, sent: unknown): unknown {
  if (!params) return undefined;
  const checked = validate(params, sent);
  if (!checked.ok) throw new AppError("notFound");
  return checked.value;
}
