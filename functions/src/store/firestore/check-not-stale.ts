import { AppError } from "@halkopiha/domain/contract/app-error.ts";

/**
 * Prevents a form from overwriting changes made since it was opened. `seen`: the `updatedAt` when it was opened; undefined skips the check.
 * @throws AppError `stale`, with the current entity
 */
export function checkNotStale(seen: string | undefined, current: { updatedAt?: string | undefined }): void {
  if (seen !== undefined && current.updatedAt !== undefined && seen !== current.updatedAt) {
    throw new AppError("stale", { current });
  }
}
