import type { Activation, User } from "@halkopiha/domain/accounts/user.ts";
import { useEffect, useId, useRef, useState } from "react";
import { OfflineNotice, useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { formatNumber } from "../../../../lib/format/format.ts";
import { getToday } from "../../../../lib/format/today.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { findReasonError, RestrictionReasonField } from "../../shared/RestrictionReasonField.tsx";
import { findDayError } from "../payments/payment-form.ts";
import styles from "../Users.module.css";
import { formatUserCount } from "../user-labels.ts";
import { BulkResults } from "./BulkResults.tsx";
import {
  type BulkChangeName,
  getBulkChange,
  type Outcome,
  type RunOptions,
  runBulkChange,
  undoBulkPayments,
} from "./bulk-changes.ts";

interface Props {
  name: BulkChangeName;
  users: readonly User[];
  onClose(): void;
  /** Called with the outcomes once the change has ended or was stopped. */
  onChanged(outcomes: readonly Outcome[]): void;
}

type Phase =
  | { kind: "asking" }
  | { kind: "running"; done: number; total: number }
  | { kind: "done"; outcomes: Outcome[]; total: number; isUndone: boolean };

/** Runs the change, and undoes the payments that it has recorded; closing the dialog stops it. */
function useBulkChange({ name, users, onChanged }: Props) {
  const [phase, setPhase] = useState<Phase>({ kind: "asking" });
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  async function runWith(
    total: number,
    isUndone: boolean,
    send: (options: RunOptions) => Promise<Outcome[]>,
  ) {
    control.current = new AbortController();
    setPhase({ kind: "running", done: 0, total });
    const outcomes = await send({
      signal: control.current.signal,
      onProgress: (done) => setPhase({ kind: "running", done, total }),
    });
    setPhase({ kind: "done", outcomes, total, isUndone });
    onChanged(outcomes);
  }

  return {
    phase,
    run(details: Pick<Activation, "received"> & { reason?: string }) {
      const change = { ...getBulkChange(name).change(), ...details };
      return runWith(users.length, false, (options) => runBulkChange(users, change, options));
    },
    undo: (recorded: readonly Outcome[]) =>
      runWith(recorded.length, true, (options) => undoBulkPayments(recorded, options)),
    stop: () => control.current?.abort(),
  };
}

function Question({ name, users }: Pick<Props, "name" | "users">) {
  const unpaid = users.filter(({ userAccount }) => !userAccount.paid).length;
  return (
    <>
      <p>{getBulkChange(name).explanation}</p>
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
  const { button, question, isDone, getPaidYear } = getBulkChange(props.name);
  const [users] = useState(() => chosen.filter((user) => !isDone(user)));
  const { phase, run, undo, stop } = useBulkChange({ ...props, users });
  const today = getToday();
  const [received, setReceived] = useState<string>(today);
  const [dayError, setDayError] = useState<string>();
  const closes = props.name === "deactivate";
  const [statement, setStatement] = useState("");
  const [statementError, setStatementError] = useState<string>();
  const isOffline = useIsOffline();
  const reason = useId();
  const unchanged = chosen.length - users.length;
  const close = phase.kind === "running" ? stop : props.onClose;
  const recorded = phase.kind === "done" ? phase.outcomes.filter(({ payment }) => payment !== undefined) : [];

  function confirm() {
    const error = getPaidYear ? findDayError(received, today) : undefined;
    const missing = closes ? findReasonError(statement) : undefined;
    setDayError(error);
    setStatementError(missing);
    if (error === undefined && missing === undefined)
      void run({ ...(getPaidYear && { received }), ...(closes && { reason: statement }) });
  }

  return (
    <Dialog
      title={phase.kind === "done" ? button : `${question} ${formatUserCount(users.length)}?`}
      onClose={close}
    >
      <div className={styles.details}>
        {phase.kind === "asking" && (
          <>
            <Question name={props.name} users={users} />
            {getPaidYear && (
              <TextField
                label="Maksut saapuivat"
                type="date"
                max={today}
                hint="Summa on kunkin tilin vuosimaksu."
                value={received}
                error={dayError}
                onChange={({ target: { value } }) => setReceived(value)}
              />
            )}
            {closes && (
              <RestrictionReasonField value={statement} error={statementError} onChange={setStatement} />
            )}
            {unchanged > 0 && <p>Jo tässä tilassa, ei muuteta: {formatUserCount(unchanged)}.</p>}
            <OfflineNotice action="Muutos" id={reason} />
          </>
        )}
        {phase.kind === "running" && (
          <div className={styles.download}>
            <label>
              {`Käsitelty ${formatNumber(phase.done)} / ${formatNumber(phase.total)}`}
              <progress value={phase.done} max={phase.total} />
            </label>
          </div>
        )}
        {phase.kind === "done" && (
          <>
            {phase.isUndone && <p>Kirjatut maksut kumottiin.</p>}
            <BulkResults outcomes={phase.outcomes} skipped={phase.total - phase.outcomes.length} />
          </>
        )}
        <div className={styles.buttons}>
          {phase.kind === "asking" && (
            <Button
              disabled={isOffline || users.length === 0}
              aria-describedby={isOffline ? reason : undefined}
              onClick={confirm}
            >
              {button}
            </Button>
          )}
          {recorded.length > 0 && (
            <Button variant="plain" disabled={isOffline} onClick={() => void undo(recorded)}>
              Kumoa kirjatut maksut
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
