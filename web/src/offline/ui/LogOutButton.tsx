import { useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router-dom";
import { logOut } from "../../lib/auth/log-out.ts";
import { paths } from "../../lib/routing/paths.ts";
import { store } from "../../lib/storage/store.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { pendingMutationsAtom } from "../offline-atoms.ts";
import styles from "./LogOutButton.module.css";

const countPendingOrderMutations = () =>
  store.get(pendingMutationsAtom).filter(({ kind }) => kind === "order").length;

/** How many steps of orders have not been sent; on a page just opened the outbox may not have looked yet. */
async function loadPendingOrderMutationCount(): Promise<number> {
  const known = countPendingOrderMutations();
  if (known > 0) return known;
  // What cannot be loaded now has not kept anything on this page either.
  await import("../outbox/visitor-outbox.ts").then(({ outbox }) => outbox.show()).catch(() => undefined);
  return countPendingOrderMutations();
}

interface ConfirmProps {
  count: number;
  onCancel(): void;
  onConfirm(): void;
}

/** What waits to be sent goes with the login, so it is said before. */
function ConfirmDialog({ count, onCancel, onConfirm }: ConfirmProps) {
  return (
    <Dialog title="Kirjaudutaanko ulos?" onClose={onCancel}>
      <p>
        {count === 1 ? "1 tilamuutos odottaa lähetystä." : `${count} tilamuutosta odottaa lähetystä.`} Jos
        kirjaudut ulos nyt, {count === 1 ? "se jää" : "ne jäävät"} lähettämättä.
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

/** Logs out and goes to the front page. §2 */
export function LogOutButton() {
  const navigate = useNavigate();
  const [pendingCount, setPendingCount] = useState(0);

  function logOutAndNavigate(): void {
    setPendingCount(0);
    logOut();
    navigate(paths.front);
  }

  async function handleClick(): Promise<void> {
    const count = await loadPendingOrderMutationCount();
    if (count > 0) setPendingCount(count);
    else logOutAndNavigate();
  }

  return (
    <>
      <Button variant="quiet" icon="logOut" onClick={() => void handleClick()}>
        Kirjaudu ulos
      </Button>
      {/* The menu around the button folds away, and would take the dialog with it. */}
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
