import { toMailHref, toTelHref } from "../../lib/format/contact-href.ts";
import styles from "./PostalAddress.module.css";

interface Props {
  name: string;
  /** Empty for a private seller, whose street the buyer learns when the order is accepted. */
  street: string;
  zip: string;
  /** Empty when it is not known. */
  locality: string;
  phonenumber?: string | undefined;
  email?: string | null | undefined;
}

/** Name, address, phone number and e-mail address of a buyer or a seller. */
export function PostalAddress({ name, street, zip, locality, phonenumber, email }: Props) {
  return (
    <address className={styles.address}>
      <strong>{name}</strong>
      {street && <span>{street}</span>}
      <span>{`${zip} ${locality}`}</span>
      {phonenumber && <a href={toTelHref(phonenumber)}>{phonenumber}</a>}
      {email && <a href={toMailHref(email)}>{email}</a>}
    </address>
  );
}
