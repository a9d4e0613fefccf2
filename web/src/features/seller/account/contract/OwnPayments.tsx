import type { User } from "@halkopiha/domain/accounts/user.ts";
import { listOwnPayments } from "@halkopiha/domain/contract/accounts/contract.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { useCallback } from "react";
import { api } from "../../../../lib/api/client.ts";
import { useLoaded } from "../../../../lib/api/use-loaded.ts";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import styles from "../AccountPage.module.css";
import { writeDay } from "./describe-contract.ts";

/** What the seller has paid for which year; the card says so when it cannot be loaded. */
export function OwnPayments({ user: { _id: id } }: { user: User }) {
  const load = useCallback(
    async () => (await api(listOwnPayments, { params: { id } }, { handlesErrors: true })).payments,
    [id],
  );
  const { value: payments, failure } = useLoaded(load);
  if (failure) return <p role="status">Maksujasi ei saatu haettua. Yritämme uudelleen, kun yhteys palaa.</p>;
  if (!payments) return <Skeleton count={1} shape="line" />;
  if (payments.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label="Maksut">
      {payments.map(({ _id, year, amount, received }) => (
        <div key={_id}>
          <dt>Vuosi {year}</dt>
          <dd>
            Maksettu {formatEuros(amount)} {writeDay(received)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
