import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { toBlindCopiesHref } from "../../../../lib/format/contact-href.ts";
import { Button, buttonClass } from "../../../../ui/forms/Button.tsx";
import { useCopy } from "../../../../ui/forms/use-copy.ts";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import styles from "../Users.module.css";
import { formatUserCount } from "../user-labels.ts";

/** Maximum number of addresses in a `mailto:` link: mail programs cut longer ones. */
const maxLinkAddresses = 50;

interface Props {
  users: readonly User[];
  onClose(): void;
}

/** Opens the admin's own mail program with the addresses as blind copies, so that no receiver sees another; or copies the addresses. */
export function SendMailDialog({ users, onClose }: Props) {
  const addresses = users.flatMap(({ email }) => email ?? []);
  const withoutAddress = users.filter(({ email }) => email === null);
  const [state, copy] = useCopy(addresses.join("; "));
  return (
    <Dialog title={`Sähköposti: ${formatUserCount(addresses.length)}`} onClose={onClose}>
      <div className={styles.details}>
        <p>
          Viesti avautuu omaan sähköpostiohjelmaasi. Osoitteet ovat piilokopioita: saajat eivät näe toisiaan.
        </p>
        {addresses.length > maxLinkAddresses && (
          <p>
            Yli {maxLinkAddresses} osoitetta ei mahdu linkkiin. Kopioi osoitteet ja liitä ne viestisi
            piilokopiokenttään.
          </p>
        )}
        {withoutAddress.length > 0 && (
          <div>
            <p>Ei sähköpostiosoitetta:</p>
            <ul className={styles.usersToDelete}>
              {withoutAddress.map((user) => (
                <li key={user._id}>{displayName(user)}</li>
              ))}
            </ul>
          </div>
        )}
        <p role="status">
          {state === "copied" && "Osoitteet on kopioitu."}
          {state === "failed" && "Osoitteita ei voitu kopioida. Salli leikepöydän käyttö selaimessa."}
        </p>
        <div className={styles.buttons}>
          {addresses.length > 0 && addresses.length <= maxLinkAddresses && (
            <a className={buttonClass()} href={toBlindCopiesHref(addresses)}>
              Avaa sähköpostiohjelma
            </a>
          )}
          <Button variant="plain" disabled={addresses.length === 0} onClick={copy}>
            Kopioi osoitteet
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
