import { displayName } from "@halkopiha/domain/accounts/user.ts";
import { searchUsers } from "@halkopiha/domain/contract/admin/users.ts";
import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { type FormEvent, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { fillPage } from "../../../lib/api/fill-page.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./OrderFilters.module.css";

const maxResults = 20;

type Page = ResponseBody<typeof searchUsers>;

/** The sellers that were found so far; without a cursor they are all. */
interface Results extends Page {
  queryString: string;
}

const loadSellers = (queryString: string, after?: string): Promise<Page> =>
  fillPage<Page>(after, {
    request: (cursor) =>
      api(searchUsers, {
        body: { queryString, admin: "false", sort: "name", limit: maxResults, ...(cursor && { cursor }) },
      }),
    isFull: ({ sellers }) => sellers.length > 0,
    append: (_, next) => next,
  });

interface FoundProps {
  results: Results;
  busy: boolean;
  onMore(): void;
  onChoose(id: string): void;
}

function Found({ results: { sellers, nextCursor }, busy, onMore, onChoose }: FoundProps) {
  const nothing = nextCursor
    ? "Haku on vielä kesken: tähän mennessä ei löytynyt mitään."
    : "Myyjää ei löytynyt. Tarkista kirjoitusasu.";
  return (
    <>
      {sellers.length === 0 && <p role="status">{nothing}</p>}
      {sellers.length > 0 && (
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
      )}
      {nextCursor && (
        <Button variant="plain" busy={busy} onClick={onMore}>
          Jatka hakua
        </Button>
      )}
    </>
  );
}

function Search({ onChoose, onClose }: { onChoose(id: string): void; onClose(): void }) {
  const [results, setResults] = useState<Results | null>(null);
  const [isSearching, setSearching] = useState(false);

  async function load(queryString: string, before?: Results) {
    if (isSearching) return;
    setSearching(true);
    try {
      const page = await loadSellers(queryString, before?.nextCursor);
      setResults({ ...page, queryString, sellers: [...(before?.sellers ?? []), ...page.sellers] });
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    } finally {
      setSearching(false);
    }
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void load(String(new FormData(event.currentTarget).get("queryString") ?? ""));
  }

  return (
    <Dialog title="Valitse myyjä" onClose={onClose}>
      <form className={styles.search} onSubmit={search} aria-label="Myyjähaku">
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
      {results && (
        <Found
          results={results}
          busy={isSearching}
          onMore={() => void load(results.queryString, results)}
          onChoose={onChoose}
        />
      )}
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
