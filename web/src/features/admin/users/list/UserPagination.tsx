import type { UserCount } from "@halkopiha/domain/admin/user-search.ts";
import { type FormEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../../../ui/forms/Button.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import styles from "../Users.module.css";
import { formatUserCount } from "../user-labels.ts";
import { formatTotal, getPageRange } from "./page-range.ts";
import { formatUserListQuery, type UserList } from "./user-list-query.ts";

/** Cursors of the previous pages from the history state; '' is the first page. */
function readPreviousCursors(state: unknown): string[] {
  const before: unknown =
    typeof state === "object" && state !== null && "before" in state ? state.before : null;
  return Array.isArray(before) ? before.filter((cursor) => typeof cursor === "string") : [];
}

interface JumpProps {
  page: number;
  last: number;
  canOpen(page: number): boolean;
  onOpen(page: number): void;
}

/** Opens a page by its number. */
function PageJump({ page, last, canOpen, onOpen }: JumpProps) {
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get("page"));
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= last && canOpen(wanted)) {
      setError(undefined);
      onOpen(wanted);
      return;
    }
    const isPage = Number.isInteger(wanted) && wanted >= 1 && wanted <= last;
    setError(isPage ? "Sivu on liian kaukana. Rajaa hakua." : `Kirjoita luku 1–${last}.`);
  }
  return (
    <form className={styles.jump} onSubmit={submit} noValidate aria-label="Siirry sivulle">
      <TextField
        key={page}
        label="Sivu"
        name="page"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={page}
        error={error}
      />
      <Button type="submit" variant="plain">
        Siirry
      </Button>
    </form>
  );
}

interface Props {
  list: UserList;
  rowCount: number;
  nextCursor: string | undefined;
  /** Undefined until it is known. */
  count: UserCount | undefined;
}

/**
 * 'Next' follows the cursor of the API, and 'previous' the cursors in the history state, which read no other users. A page that is opened by
 * its number, or by a link, makes the API skip the users before it.
 */
export function UserPagination({ list, rowCount, nextCursor, count }: Props) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const before = readPreviousCursors(state);
  const { page, limit } = list;
  const { last, canOpen } = getPageRange(count, limit);
  const goTo = (target: number, cursor: string | null, behind: string[]) =>
    void navigate(formatUserListQuery({ ...list, page: target, cursor }), {
      state: { before: behind },
      preventScrollReset: true,
    });
  const open = (target: number) => goTo(target, null, []);
  const hasCursors = before.length === page - 1;
  const canGoBack = hasCursors || canOpen(page - 1);
  // The whole list is on this page, so its length is known without counting.
  const total =
    page === 1 && !nextCursor ? formatUserCount(rowCount) : count && formatTotal(count, formatUserCount);
  return (
    <nav className={styles.pages} aria-label="Sivut">
      <p role="status">
        {`Sivu ${page}${last && page <= last ? ` / ${last}` : ""}`}
        {total && `, ${total}`}
      </p>
      {page > 1 && (
        <>
          <Button variant="plain" onClick={() => open(1)}>
            Ensimmäinen
          </Button>
          {canGoBack && (
            <Button
              variant="plain"
              icon="back"
              onClick={() =>
                hasCursors ? goTo(page - 1, before.at(-1) || null, before.slice(0, -1)) : open(page - 1)
              }
            >
              Edellinen
            </Button>
          )}
        </>
      )}
      {last !== undefined && last > 1 && <PageJump page={page} last={last} canOpen={canOpen} onOpen={open} />}
      {nextCursor && (
        <Button
          variant="plain"
          onClick={() => goTo(page + 1, nextCursor, hasCursors ? [...before, list.cursor ?? ""] : [])}
        >
          Seuraava
        </Button>
      )}
      {last !== undefined && page < last && (
        <Button variant="plain" onClick={() => open(last)}>
          Viimeinen
        </Button>
      )}
    </nav>
  );
}
