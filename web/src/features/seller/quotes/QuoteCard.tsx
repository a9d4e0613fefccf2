import {
  formatQuotePlace,
  type QuoteRequest,
  type QuoteStatus,
} from "@halkopiha/domain/quotes/quote-request.ts";
import { useId, useState } from "react";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { toMailHref, toTelHref } from "../../../lib/format/contact-href.ts";
import { formatDateTime } from "../../../lib/format/format.ts";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { WhenNear } from "../../../ui/layout/WhenNear.tsx";
import { QuotePhoto } from "./QuotePhoto.tsx";
import styles from "./QuotesPage.module.css";

/** The ways to answer: a mail with its subject, and a call. */
function Answers({ request: { email, phonenumber, service } }: { request: QuoteRequest }) {
  const subject = encodeURIComponent(`Tarjous: ${service}`);
  return (
    <>
      {email && (
        <a href={`${toMailHref(email)}?subject=${subject}`} className={buttonClass("primary")}>
          <Icon name="mail" />
          Vastaa sähköpostilla
        </a>
      )}
      {phonenumber && (
        <a href={toTelHref(phonenumber)} className={buttonClass(email ? "plain" : "primary")}>
          <Icon name="phone" />
          Soita
        </a>
      )}
    </>
  );
}

interface Props {
  request: QuoteRequest;
  onMark(status: QuoteStatus): Promise<void>;
}

/** A request for a quote, with ways to answer it. */
export function QuoteCard({ request, onMark }: Props) {
  const { createdAt, description, email, name, phonenumber, photos, service, status, wishedTime } = request;
  const heading = useId();
  const isOffline = useIsOffline();
  const [isMarking, setMarking] = useState(false);
  const isNew = status === "new";

  async function mark() {
    setMarking(true);
    await onMark(isNew ? "answered" : "new").finally(() => setMarking(false));
  }

  return (
    <article className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>
          {service}, {name}
        </h2>
        <Badge variant={isNew ? "accent" : "neutral"}>{isNew ? "Uusi" : "Vastattu"}</Badge>
      </header>
      <p className={styles.soft}>{formatDateTime(createdAt)}</p>
      <p className={styles.description}>{description}</p>
      {photos.length > 0 && (
        <WhenNear>
          <ul className={styles.photos}>
            {photos.map((id, index) => (
              <li key={id}>
                <QuotePhoto id={id} name={`Kuva ${index + 1}: ${service}, ${name}`} />
              </li>
            ))}
          </ul>
        </WhenNear>
      )}
      <dl className={styles.facts}>
        <dt>Paikka</dt>
        <dd>{formatQuotePlace(request)}</dd>
        {wishedTime && (
          <>
            <dt>Toivottu ajankohta</dt>
            <dd>{wishedTime}</dd>
          </>
        )}
        <dt>Pyytäjä</dt>
        <dd>{[name, phonenumber, email].filter((part) => part !== null).join(", ")}</dd>
      </dl>
      <div className={styles.buttons}>
        <Answers request={request} />
        <Button
          variant="quiet"
          icon={isNew ? "check" : "back"}
          busy={isMarking}
          disabled={isOffline}
          aria-label={`${isNew ? "Merkitse vastatuksi" : "Merkitse uudeksi"}: ${service}, ${name}`}
          onClick={() => void mark()}
        >
          {isNew ? "Merkitse vastatuksi" : "Merkitse uudeksi"}
        </Button>
      </div>
    </article>
  );
}
