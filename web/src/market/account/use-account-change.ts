import type { User } from "@halkopiha/domain/accounts/user.ts";
import { useSetAtom } from "jotai/react";
import { assertApiError } from "../../lib/api/errors.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";

/** Shows the answer to a change of the own account, such as of its contract or its deletion. Rejects when it failed; the banner shows the error. */
export function useAccountChange(onSaved: (user: User) => void) {
  const showBanner = useSetAtom(showBannerAtom);
  return async (answer: Promise<{ user: User; message: string }>) => {
    try {
      const { user, message } = await answer;
      showBanner("success", message);
      onSaved(user);
    } catch (error) {
      assertApiError(error);
      throw error;
    }
  };
}
