import type { User } from "@halkopiha/domain/accounts/user.ts";
import { useEffect, useId, useRef, useState } from "react";
import { OfflineNotice, useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { formatNumber } from "../../../../lib/format/format.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import styles from "../Users.module.css";
import { formatUserCount } from "../user-labels.ts";
import { BulkResults } from "./BulkResults.tsx";
import { type BulkChangeName, bulkChanges, type Outcome, runBulkChange } from "./bulk-changes.ts";

interface Props {
  name: BulkChangeName;
  users: readonly User[];
  onClose(): void;
  /** Called with the outcomes once the change has ended or was stopped. */
  onChanged(outcomes: readonly Outcome[]): void;
}

type Phase = { kind: "asking" } | { kind: "running"; done: number } | { kind: "done"; outcomes: Outcome[] };

/** Runs the change; closing the dialog stops it. */
function useBulkChange({ name, users, onChanged }: Props) {
  const [phase, setPhase] = useState<Phase>({ kind: "asking" });
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  async function run() {
    control.current = new AbortController();
    setPhase({ kind: "running", done: 0 });
    const outcomes = await runBulkChange(users, bulkChanges[name].change(), {
      signal: control.current.signal,
      onProgress: (done) => setPhase({ kind: "running", done }),
    });
    setPhase({ kind: "done", outcomes });
    onChanged(outcomes);
  }
  return { phase, run, stop: () => control.current?.abort() };
}

function Question({ name, users }: Pick<Props, "name" | "users">) {
  const unpaid = users.filter(({ userAccount }) => !userAccount.paid).length;
  return (
    <>
      <p>{bulkChanges[name].explanation}</p>
      {name === "activate" && unpaid > 0 && (
        <p>Maksua ei ole merkitty maksetuksi: {formatUserCount(unpaid)}.</p>
      )}
    </>
  );
}

/** Asks, changes the users with a progress that can be stopped, and shows what became of each. §4 */
export function BulkChangeDialog(props: Props) {
  // The list behind the dialog changes while it is open.
  const [chosen] = useState(props.users);
  const { button, question, isDone } = bulkChanges[props.name];
  const users = chosen.filter((user) => !isDone(user));
  const { phase, run, stop } = useBulkChange({ ...props, users });
  const isOffline = useIsOffline();
  const reason = useId();
  const unchanged = chosen.length - users.length;
  const close = phase.kind === "running" ? stop : props.onClose;
  return (
    <Dialog
      title={phase.kind === "done" ? button : `${question} ${formatUserCount(users.length)}?`}
      onClose={close}
    >
      <div className={styles.details}>
        {phase.kind === "asking" && (
          <>
            <Question name={props.name} users={users} />
            {unchanged > 0 && <p>Jo tässä tilassa, ei muuteta: {formatUserCount(unchanged)}.</p>}
            <OfflineNotice action="Muutos" id={reason} />
          </>
        )}
        {phase.kind === "running" && (
          <div className={styles.download}>
            <label>
              {`Käsitelty ${formatNumber(phase.done)} / ${formatNumber(users.length)}`}
              <progress value={phase.done} max={users.length} />
            </label>
          </div>
        )}
        {phase.kind === "done" && (
          <BulkResults outcomes={phase.outcomes} skipped={users.length - phase.outcomes.length} />
        )}
        <div className={styles.buttons}>
          {phase.kind === "asking" && (
            <Button
              disabled={isOffline || users.length === 0}
              aria-describedby={isOffline ? reason : undefined}
              onClick={run}
            >
              {button}
            </Button>
          )}
          {phase.kind === "running" ? (
            <Button variant="plain" onClick={stop}>
              Keskeytä
            </Button>
          ) : (
            <Button variant="plain" onClick={props.onClose}>
              {phase.kind === "done" ? "Sulje" : "Peruuta"}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
