import type { User } from "@halkopiha/domain/accounts/user.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { useSetAtom } from "jotai/react";
import { useEffect, useEffectEvent, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";

/** §8 */
const userNotFound = "Käyttäjää ei löytynyt!";

/** Fetches a user for a dialog; `onGone` is called when there is none. §8 */
export function useUser(id: string, onGone: () => void) {
  const [user, setUser] = useState<User | "loading" | "failed">("loading");
  const showBanner = useSetAtom(showBannerAtom);

  const load = useEffectEvent(async () => {
    setUser("loading");
    try {
      setUser((await api(readUser, { params: { id } }, { handlesNoResponse: true })).user);
    } catch (error) {
      assertApiError(error);
      const isGone = error.status === 404;
      showBanner("danger", isGone ? userNotFound : error.message);
      if (isGone) onGone();
      else setUser("failed");
    }
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads anew.
  useEffect(() => void load(), [id, attempt]);

  return { user, reload: () => setAttempt(attempt + 1) };
}
