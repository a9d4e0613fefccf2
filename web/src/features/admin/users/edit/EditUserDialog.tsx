import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { useSetAtom } from "jotai/react";
import { useEffect, useEffectEvent, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { ApiError } from "../../../../lib/api/errors.ts";
import type { SessionUser } from "../../../../lib/auth/session.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { entityDraftAtom } from "../../shared/entity-draft.ts";
import { EditUserForm } from "./EditUserForm.tsx";

interface Props {
  id: string;
  actor: SessionUser;
  onClose(): void;
  /** Reloads the list behind the dialog. */
  onChanged(): Promise<void>;
}

type LoadState = User | "loading" | "failed";

/** §8 */
const userNotFound = "Käyttäjää ei löytynyt!";

/** Dialog that edits a user; it fetches the account again, because the list may be outdated. */
export function EditUserDialog({ id, actor, onClose, onChanged }: Props) {
  const [user, setUser] = useState<LoadState>("loading");
  const showBanner = useSetAtom(showBannerAtom);

  const forgetDraft = useSetAtom(entityDraftAtom);

  function close() {
    forgetDraft(null);
    onClose();
  }
  function closeAndReload() {
    close();
    void onChanged();
  }

  const load = useEffectEvent(async () => {
    setUser("loading");
    try {
      setUser((await api(readUser, { params: { id } }, { quiet: true })).user);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isGone = error.status === 404;
      showBanner("danger", isGone ? userNotFound : error.message);
      if (isGone) closeAndReload();
      else setUser("failed");
    }
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads anew.
  useEffect(() => void load(), [id, attempt]);

  const isFound = typeof user !== "string";
  return (
    <Dialog title={isFound ? `Muokkaa: ${displayName(user)}` : "Muokkaa käyttäjää"} onClose={close}>
      {user === "loading" && <Skeleton count={8} shape="line" />}
      {user === "failed" && (
        <EmptyState title="Käyttäjän tietoja ei saatu haettua.">
          <Button variant="plain" onClick={() => setAttempt(attempt + 1)}>
            Yritä uudelleen
          </Button>
        </EmptyState>
      )}
      {isFound && (
        <EditUserForm
          user={user}
          actor={actor}
          onCancel={close}
          onGone={closeAndReload}
          onSaved={closeAndReload}
        />
      )}
    </Dialog>
  );
}
