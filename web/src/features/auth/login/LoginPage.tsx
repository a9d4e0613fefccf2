import { Suspense, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { assertApiError } from "../../../lib/api/errors.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { focusOnArrival } from "../../../ui/layout/focus-on-arrival.ts";
import { Note } from "../../../ui/layout/Prose.tsx";
import { useHydrated } from "../../../ui/layout/use-hydrated.ts";
import { type Credentials, useLogIn } from "../use-log-in.ts";
import { LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";
import { readUsername } from "./login-state.ts";

/** Loaded lazily: the validation of the pincode exceeds a page's script budget. */
const UnverifiedAccount = lazyPart(() =>
  import("./UnverifiedAccount.tsx").then((file) => file.UnverifiedAccount),
);

/** Loaded lazily: few users have a second factor. */
const SecondFactorStep = lazyPart(() =>
  import("./SecondFactorStep.tsx").then((file) => file.SecondFactorStep),
);

/** Sends a new pincode: the one of the registration has usually expired. */
async function sendNewCode({ username }: Credentials): Promise<void> {
  const { requestCode } = await import("../request-code.ts");
  await requestCode({ username });
}

export function LoginPage() {
  const openSession = useLogIn();
  const { search, state } = useLocation();
  const [isProofNeeded, setProofNeeded] = useState(false);
  /** What was typed for an account that is not verified yet. Auth may say so without comparing the password. */
  const [unverified, setUnverified] = useState<Credentials | null>(null);
  /** What was typed, and is right, for an account with a second factor. */
  const [halfway, setHalfway] = useState<Credentials | null>(null);
  // The prerendered page has neither query nor state.
  const isHydrated = useHydrated();
  const recovery = { pathname: paths.recovery, search: isHydrated ? search : "" };
  const username = isHydrated ? readUsername(state) : "";

  async function logIn(body: Credentials, isFirst = false): Promise<void> {
    try {
      await openSession(body, { isFirst });
    } catch (error) {
      // The banner shows the error; the form keeps its values.
      assertApiError(error);
      setProofNeeded(error.code === "proofNeeded");
      if (error.code === "secondFactorNeeded") setHalfway(body);
      if (error.code === "notVerified") {
        setUnverified(body);
        // The banner shows an error; the form offers to send the code again.
        await sendNewCode(body).catch(() => undefined);
      }
    }
  }

  if (halfway) {
    return (
      <div className={styles.page}>
        <Suspense fallback={<Skeleton count={3} shape="line" />}>
          <SecondFactorStep
            onSubmit={(secondFactor) => openSession({ ...halfway, secondFactor })}
            onBack={() => setHalfway(null)}
          />
        </Suspense>
      </div>
    );
  }

  if (unverified) {
    return (
      <div className={styles.page}>
        <Suspense fallback={<Skeleton count={3} shape="line" />}>
          <UnverifiedAccount
            username={unverified.username}
            onVerified={() => logIn(unverified, true)}
            onBack={() => setUnverified(null)}
          />
        </Suspense>
      </div>
    );
  }

  return (
    <div className={styles.page}>
      <PageHead title="Kirjaudu" description="Kirjaudu Halkopihaan myyjänä." path={paths.login} />
      <h1 tabIndex={-1}>Kirjaudu</h1>
      <p className={styles.note}>Kirjautuminen on myyjille. Ostaja ei tarvitse tunnusta.</p>
      <Card>
        <LoginForm key={username} username={username} onSubmit={(body) => logIn(body)} />
      </Card>
      {isProofNeeded && (
        <Note>
          <h2 ref={focusOnArrival} tabIndex={-1}>
            Vahvista, että tili on sinun
          </h2>
          <p>
            Tilillesi on yritetty kirjautua poikkeuksellisen monta kertaa, joten tarvitset pinkoodin, kun
            kirjaudut laitteella, jota et ole käyttänyt ennen. Saat koodin tilisi sähköpostiin.
          </p>
          <p>
            <Link to={recovery}>Pyydä pinkoodi ja vaihda salasana</Link>
          </p>
        </Note>
      )}
      <p>
        <Link to={recovery}>Unohditko salasanasi?</Link>
      </p>
      <p>
        Eikö sinulla ole vielä tiliä? <Link to={paths.register}>Liity myyjäksi</Link>
      </p>
    </div>
  );
}
