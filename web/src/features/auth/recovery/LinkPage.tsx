import type {
  confirmContactChange,
  undoContactChange,
} from "@halkopiha/domain/contract/accounts/contact-links.ts";
import type { MailedLink } from "@halkopiha/domain/messaging/mailed-links.ts";
import { useSetAtom } from "jotai/react";
import { type ReactNode, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { joinClasses } from "../../../ui/classes.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "../AuthPage.module.css";
import { readLinkCode } from "./read-link-code.ts";

interface Props {
  title: string;
  link: MailedLink;
  /** The call that takes the code of the link. */
  call: typeof confirmContactChange | typeof undoContactChange;
  button: string;
  /** What the button does, for the notice that it needs a connection. */
  action: string;
  /** Path of the page that opens afterwards. */
  next: string;
  children: ReactNode;
}

/**
 * The page of a mailed link that changes contact details. Requires a click on the button, because mail scanners open links.
 */
export function LinkPage({ title, link, call, button, action, next, children }: Props) {
  const [busy, setBusy] = useState(false);
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();
  const { hash } = useLocation();

  async function send() {
    setBusy(true);
    try {
      const { message } = await api(call, { body: { code: readLinkCode(link, hash) } });
      showBanner("success", message);
      navigate(next, { replace: true });
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
      setBusy(false);
    }
  }

  return (
    <div className={joinClasses(styles.page, styles.narrow)}>
      <PageHead title={title} />
      <h1 tabIndex={-1}>{title}</h1>
      <Card className={styles.form}>
        {children}
        <form
          className={styles.buttons}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <SubmitButton busy={busy} action={action}>
            {button}
          </SubmitButton>
        </form>
      </Card>
      <p>
        Jos linkki ei toimi, <Link to={paths.contact}>ota yhteyttä asiakaspalveluun</Link>.
      </p>
    </div>
  );
}
