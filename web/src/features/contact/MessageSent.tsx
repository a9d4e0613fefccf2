import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import { Button, buttonClass } from "../../ui/forms/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./ContactPage.module.css";

/** Confirmation that the message was sent, and what happens next. */
export function MessageSent({
  email,
  message,
  onAgain,
}: {
  email: string;
  message: string;
  onAgain(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className={styles.sent}>
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <h1 tabIndex={-1} ref={heading}>
        Viesti on lähetetty
      </h1>
      <p>{message}</p>
      <p>
        Linkki lähti osoitteeseen <strong>{email}</strong>. Jos viestiä ei näy, katso myös roskapostikansio.
      </p>
      <div className={styles.actions}>
        <Button variant="plain" onClick={onAgain}>
          Kirjoita uusi viesti
        </Button>
        <Link to={paths.front} className={buttonClass("primary")}>
          Etusivulle
        </Link>
      </div>
    </Card>
  );
}
