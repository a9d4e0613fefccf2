import type { User } from "@halkopiha/domain/accounts/user.ts";
import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { api, type CallOptions } from "../api/client.ts";
import { ApiError } from "../api/errors.ts";
import { showBannerAtom } from "../notifications/banner-atoms.ts";
import { rememberAccountAtom } from "../session/session-user.ts";
import { store } from "../storage/store.ts";

/**
 * Fetches the current user from the server. A failure shows the message of §8 unless `isReported` is set; the API client reports and ends
 * an expired session.
 * @throws ApiError
 */
export async function fetchCurrentUser({
  cache,
  isReported = false,
}: Pick<CallOptions, "cache"> & { isReported?: boolean } = {}): Promise<User> {
  try {
    const account = await api(verifyToken, {}, { cache, handlesErrors: true });
    store.set(rememberAccountAtom, account);
    return account.user;
  } catch (error) {
    const isExpired = error instanceof ApiError && error.status === 401;
    if (!isExpired && !isReported) store.set(showBannerAtom, "danger", messages.userFetchFailed);
    throw error;
  }
}

let hasFailed = false;

/** Verifies the session; the API client ends one that is no longer valid. An outage is reported once, not every minute. */
export async function verifySession(): Promise<void> {
  hasFailed = await fetchCurrentUser({ cache: "reload", isReported: hasFailed }).then(
    () => false,
    () => true,
  );
}
