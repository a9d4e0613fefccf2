import { activateUser } from "@halkopiha/domain/contract/admin-users.ts";
import type { User } from "@halkopiha/domain/user.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useId, useState, useTransition } from "react";
import { api } from "../../app/api.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { NeedsNet, useIsOffline } from "../../offline/NeedsNet.tsx";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Select.tsx";
import styles from "./Users.module.css";

const options = [
  { value: "true", text: "kyllä" },
  { value: "false", text: "ei" },
];

function YesNo({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange(value: boolean): void;
}) {
  return (
    <Select
      label={label}
      options={options}
      value={String(value)}
      onChange={({ target }) => onChange(target.value === "true")}
    />
  );
}

/** Whether the fee has been paid and the account is active. §4 */
export function ActivationForm({ user, onChanged }: { user: User; onChanged(): Promise<void> }) {
  const [active, setActive] = useState(user.userAccount.isActive);
  const [paid, setPaid] = useState(user.userAccount.paid);
  const [isSending, start] = useTransition();
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const reason = useId();

  async function send() {
    try {
      const { message } = await api(activateUser, { params: { id: user._id }, body: { active, paid } });
      showBanner("success", message);
      await onChanged();
    } catch {
      // The banner has told it; what was chosen stays.
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSending) start(send);
  }

  return (
    <form className={styles.activation} onSubmit={submit} aria-label="Aktivointi">
      <YesNo label="Tili on aktiivinen" value={active} onChange={setActive} />
      <YesNo label="Tili on maksettu" value={paid} onChange={setPaid} />
      <Button
        type="submit"
        busy={isSending}
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
      >
        Tallenna tila
      </Button>
      <NeedsNet what="Tilan tallentaminen" id={reason} />
    </form>
  );
}
