import { isAdmin } from "@halkopiha/domain/accounts/user.ts";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { useSetAtom } from "jotai/react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { ApiError } from "../../../lib/api/errors.ts";
import { sessionAtom } from "../../../lib/auth/session-atoms.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { Note } from "../../../ui/layout/Prose.tsx";
import { type Credentials, LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";

/** Moves the focus to a heading that appears below the form, so that it is visible and announced. */
function focusOnArrival(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

export function LoginPage() {
  const setSession = useSetAtom(sessionAtom);
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();
  const [isProofNeeded, setProofNeeded] = useState(false);

  async function logIn(body: Credentials): Promise<void> {
    try {
      const { token, expiry, user } = await api(login, { body });
      const { _id, role, username } = user;
      setSession({ token, expiry, user: { _id, role, username } });
      showBanner("success", `${messages.welcomeBack} ${username}`);
      navigate(isAdmin(role) ? paths.admin : paths.profile, { replace: true });
    } catch (error) {
      // The banner shows the error; the form keeps its values.
      if (!(error instanceof ApiError)) throw error;
      setProofNeeded(error.code === "proofNeeded");
    }
  }

  return (
    <div className={styles.page}>
      <PageHead title="Kirjaudu" description="Kirjaudu Halkopihan myyjänä." path={paths.login} />
      <h1 tabIndex={-1}>Kirjaudu</h1>
      <p className={styles.note}>Kirjautuminen on myyjille. Ostaja ei tarvitse tunnusta.</p>
      <Card>
        <LoginForm onSubmit={logIn} />
      </Card>
      {isProofNeeded && (
        <Note>
          <h2 ref={focusOnArrival} tabIndex={-1}>
            Vahvista, että tili on sinun
          </h2>
          <p>
            Tilillesi on yritetty kirjautua poikkeuksellisen monta kertaa, joten pyydämme pinkoodin
            laitteelta, jolla et ole ennen kirjautunut. Saat koodin tilisi sähköpostiin.
          </p>
          <p>
            <Link to={paths.recovery}>Pyydä pinkoodi ja vaihda salasana</Link>
          </p>
        </Note>
      )}
      <p>
        <Link to={paths.recovery}>Unohditko salasanasi?</Link>
      </p>
      <p>
        Eikö sinulla ole vielä tiliä? <Link to={paths.register}>Liity myyjäksi</Link>
      </p>
    </div>
  );
}
