import type { User } from "@halkopiha/domain/accounts/user.ts";
import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { api } from "../api/client.ts";
import { ApiError } from "../api/errors.ts";
import { showBannerAtom } from "../notifications/banner-atoms.ts";
import { store } from "../storage/store.ts";

/**
 * Fetches the user who is logged in anew. A failure is told in the words of §8, unless `isReported` already; a session that has expired is
 * told and ended by the client.
 * @throws ApiError
 */
export async function fetchCurrentUser({ fresh = false, isReported = false } = {}): Promise<User> {
  try {
    return (await api(verifyToken, {}, { fresh, silent: true })).user;
  } catch (error) {
    const isExpired = error instanceof ApiError && error.status === 401;
    if (!isExpired && !isReported) store.set(showBannerAtom, "danger", messages.userFetchFailed);
    throw error;
  }
}

let hasFailed = false;

/** Asks whether the login still holds; the client ends a session that does not. An outage is told once, not every minute of it. */
export async function verifySession(): Promise<void> {
  hasFailed = await fetchCurrentUser({ fresh: true, isReported: hasFailed }).then(
    () => false,
    () => true,
  );
}
