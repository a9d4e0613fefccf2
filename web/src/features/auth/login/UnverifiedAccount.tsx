import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { focusOnArrival } from "../../../ui/layout/focus-on-arrival.ts";
import { VerifyAccount } from "../VerifyAccount.tsx";

interface Props {
  username: string;
  onVerified(): Promise<void>;
  onBack(): void;
}

/** The pincode step for who logs in to an account that is not verified yet. §2 */
export function UnverifiedAccount({ username, onVerified, onBack }: Props) {
  return (
    <>
      <PageHead title="Vahvista tilisi" />
      <h1 ref={focusOnArrival} tabIndex={-1}>
        Vahvista tilisi
      </h1>
      <VerifyAccount
        username={username}
        intro="Tiliäsi ei ole vielä vahvistettu. Kirjoita tähän pinkoodi, jonka saat sähköpostiin tai puhelimeen, jonka annoit liittyessäsi."
        onVerified={onVerified}
      >
        <p>
          Annoitko väärän sähköpostiosoitteen tai puhelinnumeron? Täytä liittymislomake uudelleen samalla
          laitteella samalla käyttäjänimellä tai kirjoita <Link to={paths.contact}>asiakaspalveluun</Link>,
          niin korjaamme sen.
        </p>
        <Button variant="quiet" onClick={onBack}>
          Takaisin kirjautumiseen
        </Button>
      </VerifyAccount>
    </>
  );
}
