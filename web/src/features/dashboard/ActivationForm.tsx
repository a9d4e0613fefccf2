import { activateUser } from "@halkopiha/domain/contract/admin-users.ts";
import { displayName, type User } from "@halkopiha/domain/user.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useState } from "react";
import { api } from "../../app/api.ts";
import { ApiError } from "../../app/api-error.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { useIsOffline } from "../../offline/NeedsNet.tsx";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Select.tsx";
import styles from "./ActivationForm.module.css";

const answers = [
  { value: "ei", text: "ei" },
  { value: "kyllä", text: "kyllä" },
];

function YesNo({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <Select
      label={label}
      options={answers}
      value={on ? "kyllä" : "ei"}
      onChange={({ target }) => onChange(target.value === "kyllä")}
    />
  );
}

/** Whether an account is paid and active. Nothing is sent before the button: arrow keys pass every choice. §4 */
export function ActivationForm({ user, onChanged }: { user: User; onChanged(user: User): void }) {
  const [paid, setPaid] = useState(user.userAccount.paid);
  const [active, setActive] = useState(user.userAccount.isActive);
  const [isSending, setSending] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const name = displayName(user);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    try {
      const answer = await api(activateUser, { params: { id: user._id }, body: { active, paid } });
      showBanner("success", `${name}: ${answer.message}`);
      onChanged(answer.user);
    } catch (error) {
      // The banner has told it, and what was chosen stays.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label={`Aktivointi: ${name}`}>
      <YesNo label="Maksettu" on={paid} onChange={setPaid} />
      <YesNo label="Aktiivinen" on={active} onChange={setActive} />
      <Button type="submit" look="plain" busy={isSending} disabled={isOffline}>
        Tallenna
      </Button>
    </form>
  );
}
