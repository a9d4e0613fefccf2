import { listLookalikes } from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import type { Lookalike } from "@halkopiha/domain/identity/identity-request.ts";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
// The same style as an edit conflict: both are warnings to check.
import styles from "../../../lib/forms/EditConflict.module.css";
import { Icon } from "../../../ui/Icon.tsx";

const noLookalikes: readonly Lookalike[] = [];

/** Accounts similar to this one; empty while loading, null when the request failed. */
function useLookalikes(id: string): readonly Lookalike[] | null {
  const [found, setFound] = useState<{ id: string; lookalikes: readonly Lookalike[] | null }>();
  useEffect(() => {
    let isWanted = true;
    api(listLookalikes, { params: { id } }, { handlesNoResponse: true }).then(
      ({ lookalikes }) => isWanted && setFound({ id, lookalikes }),
      (error: unknown) => {
        assertApiError(error);
        if (isWanted) setFound({ id, lookalikes: null });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return found?.id === id ? found.lookalikes : noLookalikes;
}

const describeAccount = ({ username, ytunnus, isActive }: Lookalike) =>
  [username, ytunnus, isActive ? "aktiivinen" : "ei aktiivinen"].filter(Boolean).join(", ");

/** Warns an admin of other accounts with a similar name or the same business ID. */
export function Lookalikes({ id }: { id: string }) {
  const lookalikes = useLookalikes(id);
  if (lookalikes === null) {
    return <p className={styles.notice}>Samannäköisiä nimiä ei voitu tarkistaa.</p>;
  }
  if (lookalikes.length === 0) return null;
  return (
    <div className={styles.notice}>
      <p>
        <Icon name="warning" /> <strong>Samannäköinen nimi tai sama Y-tunnus</strong>
      </p>
      <ul>
        {lookalikes.map((other) => (
          <li key={other._id}>
            {other.name} ({describeAccount(other)})
          </li>
        ))}
      </ul>
    </div>
  );
}
