import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import type { useActivation } from "./use-activation.ts";

interface Props {
  user: User;
  activation: Pick<ReturnType<typeof useActivation>, "activatePaid" | "isSending">;
}

/** Records the payment of an account and activates it. §4 */
export function ActivatePaidButton({ user, activation: { activatePaid, isSending } }: Props) {
  const isOffline = useIsOffline();
  return (
    <Button
      size="small"
      busy={isSending}
      disabled={isOffline}
      // Names may be the same; user names are unique.
      aria-label={`Kirjaa maksu ja aktivoi: ${displayName(user)} (${user.username})`}
      onClick={activatePaid}
    >
      Kirjaa maksu ja aktivoi
    </Button>
  );
}
