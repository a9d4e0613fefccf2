import { useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router-dom";
import { waitingAtom } from "../offline/offline-atoms.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./LogOutButton.module.css";
import { logOut } from "./log-out.ts";
import { paths } from "./paths.ts";
import { store } from "./store.ts";

const countSteps = () => store.get(waitingAtom).filter(({ kind }) => kind === "order").length;

/** How many steps of orders have not been sent; on a page just opened the outbox may not have looked yet. */
async function countWaitingSteps(): Promise<number> {
  const known = countSteps();
  if (known > 0) return known;
  // What cannot be loaded now has not kept anything on this page either.
  await import("../offline/visitor-outbox.ts").then(({ outbox }) => outbox.show()).catch(() => undefined);
  return countSteps();
}

interface ConfirmProps {
  count: number;
  onStay(): void;
  onLeave(): void;
}

/** What waits to be sent goes with the login, so it is said before. */
function ConfirmDialog({ count, onStay, onLeave }: ConfirmProps) {
  return (
    <Dialog title="Kirjaudutaanko ulos?" onClose={onStay}>
      <p>
        {count === 1 ? "1 tilamuutos odottaa lähetystä." : `${count} tilamuutosta odottaa lähetystä.`} Jos
        kirjaudut ulos nyt, {count === 1 ? "se jää" : "ne jäävät"} lähettämättä.
      </p>
      <div className={styles.choices}>
        <Button onClick={onStay}>Pysy kirjautuneena</Button>
        <Button look="danger" onClick={onLeave}>
          Kirjaudu ulos ja hylkää muutokset
        </Button>
      </div>
    </Dialog>
  );
}

/** Logs out and goes to the front page. §2 */
export function LogOutButton() {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(0);

  function leave(): void {
    setWaiting(0);
    logOut();
    navigate(paths.front);
  }

  async function leaveUnlessSomethingWaits(): Promise<void> {
    const count = await countWaitingSteps();
    if (count > 0) setWaiting(count);
    else leave();
  }

  return (
    <>
      <Button look="quiet" icon="leave" onClick={() => void leaveUnlessSomethingWaits()}>
        Kirjaudu ulos
      </Button>
      {/* The menu around the button folds away, and would take the dialog with it. */}
      {waiting > 0 &&
        createPortal(
          <ConfirmDialog count={waiting} onStay={() => setWaiting(0)} onLeave={leave} />,
          document.body,
        )}
    </>
  );
}
