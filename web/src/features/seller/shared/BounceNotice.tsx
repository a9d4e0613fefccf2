import type { User } from "@halkopiha/domain/accounts/user.ts";
import { useId } from "react";
import { Link, useLocation } from "react-router-dom";
import { formatDate } from "../../../lib/format/format.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./BounceNotice.module.css";

function Notice({ title, link, children }: { title: string; link: string; children: string }) {
  const heading = useId();
  const isOnForm = useLocation().pathname.replace(/\/$/, "") === paths.userInfo;
  return (
    <Card>
      <section className={styles.notice} aria-labelledby={heading}>
        <h2 id={heading}>{title}</h2>
        <p>{children}</p>
        {!isOnForm && (
          <p>
            <Link to={paths.userInfo}>{link}</Link>
          </p>
        )}
      </section>
    </Card>
  );
}

/** Tells a seller that messages do not reach them, and where to change the address. */
export function BounceNotice({ user: { bounces, email, contactInformation } }: { user: User }) {
  const [phone = ""] = contactInformation.phonenumbers;
  return (
    <>
      {bounces?.mail && (
        <Notice title="Sähköposti ei mene perille" link="Vaihda sähköpostiosoite">
          {`Osoitteeseesi ${email} lähettämämme viestit on hylätty ${formatDate(bounces.mail.at)} alkaen, joten et saa tietoa uusista tilauksista. Tarkista osoite ja postilaatikkosi tila, tai vaihda osoite.`}
        </Notice>
      )}
      {bounces?.sms && (
        <Notice title="Tekstiviestit eivät mene perille" link="Vaihda puhelinnumero">
          {`Numeroosi ${phone} lähettämämme tekstiviestit on hylätty ${formatDate(bounces.sms.at)} alkaen. Tarkista numero, tai vaihda se.`}
        </Notice>
      )}
    </>
  );
}
