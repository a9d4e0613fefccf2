import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatIban } from "@halkopiha/domain/money/iban-format.ts";
import type { ReactNode } from "react";
import { useOperator } from "../../../market/operator/use-operator.ts";
import styles from "./ProfilePage.module.css";

interface Props {
  username: User["username"];
  /** What comes before and after the payment. */
  before: ReactNode;
  after: ReactNode;
}

/** How the yearly fee is paid; with the account number, by which a seller recognises a false invoice. */
export function PaymentSteps({ username, before, after }: Props) {
  const operator = useOperator();
  return (
    <ol className={styles.steps}>
      <li>{before}</li>
      <li>
        Maksa lasku sen ohjeiden mukaan ja kirjoita viestiksi käyttäjänimesi <strong>{username}</strong>.
        {operator?.iban && (
          <>
            {" "}
            Tilinumeromme on <strong>{formatIban(operator.iban)}</strong>
            {operator.bic && ` (${operator.bic})`}.
          </>
        )}
      </li>
      <li>{after}</li>
    </ol>
  );
}
