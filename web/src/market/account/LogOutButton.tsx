import { useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router-dom";
import { logOut } from "../../lib/auth/log-out.ts";
import { formatCount } from "../../lib/format/count.ts";
import { paths } from "../../lib/routing/paths.ts";
import { store } from "../../lib/storage/store.ts";
import { orderStepsAtom } from "../../offline/outbox/pending-atoms.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./LogOutButton.module.css";

const countPendingOrderMutations = () => store.get(orderStepsAtom).length;

/** Number of pending order mutations; on a new page the outbox may not have been read yet. */
async function loadPendingOrderMutationCount(): Promise<number> {
  const known = countPendingOrderMutations();
  if (known > 0) return known;
  // If the outbox cannot be loaded, it has not queued anything on this page either.
  await import("../outbox/visitor-outbox.ts").then(({ outbox }) => outbox.show()).catch(() => undefined);
  return countPendingOrderMutations();
}

interface ConfirmProps {
  count: number;
  onCancel(): void;
  onConfirm(): void;
}

/** Warns that pending order mutations are discarded at logout. */
function ConfirmDialog({ count, onCancel, onConfirm }: ConfirmProps) {
  return (
    <Dialog title="Kirjaudutaanko ulos?" onClose={onCancel}>
      <p>
        {formatCount(count, { one: "tilamuutos", other: "tilamuutosta" })} odottaa lähetystä. Jos kirjaudut
        ulos nyt, {count === 1 ? "se jää" : "ne jäävät"} lähettämättä.
      </p>
      <div className={styles.choices}>
        <Button onClick={onCancel}>Pysy kirjautuneena</Button>
        <Button variant="danger" onClick={onConfirm}>
          Kirjaudu ulos ja hylkää muutokset
        </Button>
      </div>
    </Dialog>
  );
}

interface Props {
  /** Called when the button is pressed, for example to close the menu around it. */
  onPress?(): void;
}

/** Logs out and goes to the front page. §2 */
export function LogOutButton({ onPress }: Props) {
  const navigate = useNavigate();
  const [pendingCount, setPendingCount] = useState(0);

  function logOutAndNavigate(): void {
    setPendingCount(0);
    logOut();
    navigate(paths.front);
  }

  async function handleClick(): Promise<void> {
    onPress?.();
    const count = await loadPendingOrderMutationCount();
    if (count > 0) setPendingCount(count);
    else logOutAndNavigate();
  }

  return (
    <>
      <Button variant="quiet" icon="logOut" onClick={() => void handleClick()}>
        Kirjaudu ulos
      </Button>
      {/* Render the dialog outside the menu, which closes and would unmount it. */}
      {pendingCount > 0 &&
        createPortal(
          <ConfirmDialog
            count={pendingCount}
            onCancel={() => setPendingCount(0)}
            onConfirm={logOutAndNavigate}
          />,
          document.body,
        )}
    </>
  );
}
