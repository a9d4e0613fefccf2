import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../ui/Button.tsx";
import styles from "./Users.module.css";
import { type UserList, userListAddress } from "./user-list-address.ts";
import { usersCounted } from "./user-words.ts";

/** Where the pages before this one begin, as the way here has left them in the history; the first begins at ''. */
function cursorsBefore(state: unknown): string[] {
  const before: unknown =
    typeof state === "object" && state !== null && "before" in state ? state.before : null;
  return Array.isArray(before) ? before.filter((cursor) => typeof cursor === "string") : [];
}

interface Props {
  list: UserList;
  shown: number;
  nextCursor: string | undefined;
}

/** The list is read onwards only: the way back is remembered. One who comes by a link goes back to the beginning. */
export function UserPages({ list, shown, nextCursor }: Props) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const before = cursorsBefore(state);
  const isLinked = list.cursor !== null && before.length === 0;
  const goTo = (cursor: string | null, behind: string[]) =>
    void navigate(userListAddress({ ...list, cursor }), { state: { before: behind } });
  return (
    <nav className={styles.pages} aria-label="Sivut">
      <p role="status">
        {isLinked ? "" : `Sivu ${before.length + 1}, `}
        {usersCounted(shown)}
      </p>
      {list.cursor !== null && (
        <Button look="plain" icon="back" onClick={() => goTo(before.at(-1) || null, before.slice(0, -1))}>
          {isLinked ? "Ensimmäinen sivu" : "Edellinen"}
        </Button>
      )}
      {nextCursor && (
        <Button look="plain" onClick={() => goTo(nextCursor, [...before, list.cursor ?? ""])}>
          Seuraava
        </Button>
      )}
    </nav>
  );
}
