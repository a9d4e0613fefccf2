import { Suspense } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { joinClasses } from "../../../ui/classes.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "../AuthPage.module.css";

/** Loaded lazily: it uses the validation of the sign-up form, which exceeds a page's script budget. */
const ChoosePassword = lazyPart(() => import("./ChoosePassword.tsx").then((file) => file.ChoosePassword));

const title = "Valitse salasana";

/** A new root chooses a password, with the link that was sent when the project was opened. */
export function Component() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return (
    <div className={joinClasses(styles.page, styles.narrow)}>
      <PageHead title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <Card className={styles.form}>
        <p>Tilisi on avattu. Valitse sille salasana, niin voit kirjautua.</p>
        <Suspense fallback={<Skeleton count={3} shape="line" />}>
          <ChoosePassword hash={hash} onChosen={() => navigate(paths.login, { replace: true })} />
        </Suspense>
      </Card>
      <p>
        Jos linkki ei toimi, <Link to={paths.recovery}>vaihda salasana pinkoodilla</Link>.
      </p>
    </div>
  );
}
