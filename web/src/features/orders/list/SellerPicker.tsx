import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { searchUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { type FormEvent, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { ApiError } from "../../../lib/api/errors.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./OrderFilters.module.css";

const maxResults = 20;

function Found({ sellers, onChoose }: { sellers: readonly User[]; onChoose(id: string): void }) {
  if (sellers.length === 0) return <p role="status">Myyjää ei löytynyt. Tarkista kirjoitusasu.</p>;
  return (
    <ul className={styles.found} aria-label="Löytyneet myyjät">
      {sellers.map((seller) => (
        <li key={seller._id}>
          <button type="button" className={styles.seller} onClick={() => onChoose(seller._id)}>
            <span className={styles.name}>{displayName(seller)}</span>
            <span className={styles.soft}>
              {seller.username} · {seller.address.locality.location}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Search({ onChoose, onClose }: { onChoose(id: string): void; onClose(): void }) {
  const [sellers, setSellers] = useState<readonly User[] | null>(null);
  const [isSearching, setSearching] = useState(false);

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSearching) return;
    const queryString = String(new FormData(event.currentTarget).get("queryString") ?? "");
    setSearching(true);
    try {
      const body = { queryString, admin: "false", sort: "name", limit: maxResults } as const;
      setSellers((await api(searchUsers, { body })).sellers);
    } catch (error) {
      // The banner shows the error.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSearching(false);
    }
  }

  return (
    <Dialog title="Valitse myyjä" onClose={onClose}>
      <form className={styles.search} onSubmit={(event) => void search(event)} aria-label="Myyjähaku">
        <TextField
          label="Myyjän nimi, sähköposti tai paikkakunta"
          type="search"
          name="queryString"
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" icon="search" busy={isSearching}>
          Hae
        </Button>
      </form>
      {sellers && <Found sellers={sellers} onChoose={onChoose} />}
    </Dialog>
  );
}

interface Props {
  /** Id of the seller whose orders are shown; undefined for all orders. */
  chosen: string | undefined;
  /** Name of the selected seller, when it is known. */
  name: string | undefined;
  onChoose(id: string): void;
}

/** Finds a seller by name to filter the orders. */
export function SellerPicker({ chosen, name, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" icon="person" onClick={() => setOpen(true)}>
        {chosen ? `Myyjä: ${name ?? "valittu"}` : "Valitse myyjä"}
      </Button>
      {isOpen && (
        <Search
          onClose={() => setOpen(false)}
          onChoose={(id) => {
            setOpen(false);
            onChoose(id);
          }}
        />
      )}
    </>
  );
}
