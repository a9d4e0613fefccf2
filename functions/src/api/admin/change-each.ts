import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { error as logError } from "firebase-functions/logger";
import { recordRejection } from "../../http/request/rejections.ts";

interface Changed {
  user: User;
  payment: Id | undefined;
}

type Result = ({ id: Id } & Changed) | { id: Id; error: { code: string; message: string } };

function toAppError(id: Id, error: unknown): AppError {
  if (error instanceof AppError) return error;
  logError("A bulk change of a user failed", {
    id,
    name: error instanceof Error ? error.name : typeof error,
  });
  return new AppError("fault");
}

/**
 * Changes users one after another; one that fails does not stop the others. One at a time, because the activations of a plan are counted in
 * one document. @returns a result for each, in their order
 */
export async function changeEach(
  ids: readonly Id[],
  change: (id: Id) => Promise<Changed>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const id of new Set(ids)) {
    try {
      results.push({ id, ...(await change(id)) });
    } catch (error) {
      await recordRejection(error);
      const { code, message } = toAppError(id, error);
      results.push({ id, error: { code, message } });
    }
  }
  return results;
}
