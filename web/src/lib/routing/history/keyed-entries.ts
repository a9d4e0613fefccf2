/** Whether React Router, or an earlier load of this entry, has given it a key. */
const hasKey = (state: unknown): boolean => typeof state === "object" && state !== null && "key" in state;

function keyEntry(): void {
  if (!hasKey(history.state)) history.replaceState({ ...history.state, key: crypto.randomUUID() }, "");
}

/**
 * Gives the first entry of a document, and those of plain `#` links, a key as React Router gives its own. Without one they all share the key
 * `default`, and their scroll positions could be told apart only by addresses, which would stay in the tab after a logout.
 * Called before the router is created, which reads the key.
 */
export function keepEntriesKeyed(): void {
  keyEntry();
  window.addEventListener("popstate", keyEntry);
}
