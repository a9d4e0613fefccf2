import { isAdmin } from "@halkopiha/domain/accounts/user.ts";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { useSetAtom } from "jotai/react";
import { useLocation, useNavigate } from "react-router-dom";
import type * as z from "zod/mini";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { resolvePathAfterLogin } from "../../lib/auth/return-path.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { toSessionUser } from "../../lib/session/session-user.ts";

export type Credentials = Omit<z.infer<typeof login.body>, "lists">;

interface LogInOptions {
  /** Right after the pincode of the sign-up: nobody comes back yet. */
  isFirst?: boolean;
}

/** Logs in, and opens the page where one was going, or the profile or the admin panel. The returned function throws ApiError. §7 */
export function useLogIn(): (credentials: Credentials, options?: LogInOptions) => Promise<void> {
  const setSession = useSetAtom(sessionAtom);
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();
  const location = useLocation();

  async function send(body: Credentials) {
    try {
      return await api(login, { body: { ...body, lists: false } }, { handlesErrors: true });
    } catch (error) {
      // The page asks for the second factor itself.
      if (error instanceof ApiError && error.code !== "secondFactorNeeded")
        showBanner("danger", error.message);
      throw error;
    }
  }

  return async (body, { isFirst = false } = {}) => {
    const account = await send(body);
    const { role, username } = account.user;
    setSession({ token: account.token, expiry: account.expiry, user: toSessionUser(account) });
    showBanner("success", isFirst ? `Tervetuloa, ${username}` : `${messages.welcomeBack} ${username}`);
    await navigate(resolvePathAfterLogin(location, isAdmin(role)), { replace: true });
  };
}
