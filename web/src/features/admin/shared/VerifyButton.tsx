import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { verifyUser } from "@halkopiha/domain/contract/admin/users.ts";
import { useSetAtom } from "jotai/react";
import { useTransition } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../ui/forms/Button.tsx";

interface Props {
  user: User;
  onChanged(user: User): void;
}

/** Marks the account as verified, for a seller whose pincode did not arrive. */
export function VerifyButton({ user, onChanged }: Props) {
  const [isSending, start] = useTransition();
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const name = displayName(user);

  async function verify() {
    try {
      const saved = await api(verifyUser, { params: { id: user._id } });
      showBanner("success", `${name}: ${saved.message}`);
      onChanged(saved.user);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    }
  }

  return (
    <Button
      variant="plain"
      size="small"
      busy={isSending}
      disabled={isOffline}
      aria-label={`Vahvista: ${name} (${user.username})`}
      onClick={() => start(verify)}
    >
      Vahvista
    </Button>
  );
}
