import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../../../ui/forms/Button.tsx";
import styles from "../Users.module.css";
import { formatUserCount } from "../user-labels.ts";
import { formatUserListQuery, type UserList } from "./user-list-query.ts";

/** Cursors of the previous pages from the history state; '' is the first page. */
function readPreviousCursors(state: unknown): string[] {
  const before: unknown =
    typeof state === "object" && state !== null && "before" in state ? state.before : null;
  return Array.isArray(before) ? before.filter((cursor) => typeof cursor === "string") : [];
}

interface Props {
  list: UserList;
  rowCount: number;
  nextCursor: string | undefined;
}

/**
 * The API pages forwards only, so the previous cursors are in the history state. After opening a link directly, the only way back is the
 * first page.
 */
export function UserPagination({ list, rowCount, nextCursor }: Props) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const before = readPreviousCursors(state);
  const isDeepLink = list.cursor !== null && before.length === 0;
  const goToPage = (cursor: string | null, behind: string[]) =>
    void navigate(formatUserListQuery({ ...list, cursor }), { state: { before: behind } });
  return (
    <nav className={styles.pages} aria-label="Sivut">
      <p role="status">
        {isDeepLink ? "" : `Sivu ${before.length + 1}, `}
        {formatUserCount(rowCount)}
      </p>
      {list.cursor !== null && (
        <Button
          variant="plain"
          icon="back"
          onClick={() => goToPage(before.at(-1) || null, before.slice(0, -1))}
        >
          {isDeepLink ? "Ensimmäinen sivu" : "Edellinen"}
        </Button>
      )}
      {nextCursor && (
        <Button variant="plain" onClick={() => goToPage(nextCursor, [...before, list.cursor ?? ""])}>
          Seuraava
        </Button>
      )}
    </nav>
  );
}
