import { AppError } from "@halkopiha/domain/contract/app-error.ts";

/**
 * Keeps a form from overwriting what has been changed since it was opened. `seen`: the `updatedAt` that it was opened with; undefined
 * when the caller does not compare.
 * @throws AppError `stale`, with the thing as it is now
 */
export function checkNotStale(seen: string | undefined, current: { updatedAt?: string | undefined }): void {
  if (seen !== undefined && current.updatedAt !== undefined && seen !== current.updatedAt) {
    throw new AppError("stale", { current });
  }
}
