import { undoContactChange } from "@halkopiha/domain/contract/accounts/contact-undo.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { ApiError } from "../../../lib/api/errors.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { SubmitButton } from "../../../offline/ui/SubmitButton.tsx";
import { joinClasses } from "../../../ui/classes.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "../AuthPage.module.css";

/** Sent when the link has no code, so that the server rejects it with the same message as a wrong code. */
const noCode = "-".repeat(22);

/** The code from the link. It is in the hash, which browsers send neither to servers nor to other pages. */
const readCodeFromHash = () => new URLSearchParams(location.hash.slice(1)).get("t") || noCode;

/**
 * Undoes a change of contact details with the link that was sent to the old address. Requires a click on the button, because mail scanners
 * open links.
 */
export function UndoPage() {
  const [busy, setBusy] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();

  async function undo() {
    setBusy(true);
    try {
      const { message } = await api(undoContactChange, { body: { code: readCodeFromHash() } });
      showBanner("success", message);
      navigate(paths.recovery, { replace: true });
    } catch (error) {
      // The banner shows the error.
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
    }
  }

  return (
    <div className={joinClasses(styles.page, styles.narrow)}>
      <PageHead title="Peru yhteystietojen muutos" />
      <h1 tabIndex={-1}>Peru yhteystietojen muutos</h1>
      <Card className={styles.form}>
        <p>
          Tilisi sähköpostiosoite tai puhelinnumero on vaihdettu. Jos et vaihtanut sitä itse, palauta entiset
          yhteystiedot.
        </p>
        <p>
          Kaikki kirjautumiset päättyvät ja vanha salasana lakkaa toimimasta. Valitset sen jälkeen uuden
          salasanan.
        </p>
        <form
          className={styles.buttons}
          onSubmit={(event) => {
            event.preventDefault();
            void undo();
          }}
        >
          <SubmitButton busy={busy} action="Muutoksen peruminen">
            Peru muutos
          </SubmitButton>
        </form>
      </Card>
      <p>
        Jos linkki ei toimi, <Link to={paths.contact}>ota yhteyttä asiakaspalveluun</Link>.
      </p>
    </div>
  );
}
