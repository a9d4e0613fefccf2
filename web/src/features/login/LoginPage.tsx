import { login } from "@halkopiha/domain/contract/session.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { isAdmin } from "@halkopiha/domain/user.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../app/api.ts";
import { ApiError } from "../../app/api-error.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { paths } from "../../app/paths.ts";
import { Link } from "../../app/routing/Link.tsx";
import { useNavigate } from "../../app/routing/location.ts";
import { sessionAtom } from "../../app/session-atoms.ts";
import { Card } from "../../ui/Card.tsx";
import { type Credentials, LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";

export function LoginPage() {
  const setSession = useSetAtom(sessionAtom);
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();

  async function enter(body: Credentials): Promise<void> {
    try {
      const { token, expiry, user } = await api(login, { body });
      const { _id, role, username } = user;
      setSession({ token, expiry, user: { _id, role, username } });
      showBanner("success", `${messages.welcomeBack} ${username}`);
      navigate(isAdmin(role) ? paths.admin : paths.profile, { replace: true });
    } catch (error) {
      // The banner has told it; what was typed stays.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  return (
    <div className={styles.page}>
      <PageHead title="Kirjaudu" description="Kirjaudu Halkopihan myyjänä." path={paths.login} />
      <h1 tabIndex={-1}>Kirjaudu</h1>
      <p className={styles.note}>Kirjautuminen on myyjille. Ostaja ei tarvitse tunnusta.</p>
      <Card>
        <LoginForm onSubmit={enter} />
      </Card>
      <p>
        <Link to={paths.recovery}>Unohditko salasanasi?</Link>
      </p>
      <p>
        Eikö sinulla ole vielä tiliä? <Link to={paths.register}>Liity myyjäksi</Link>
      </p>
    </div>
  );
}
