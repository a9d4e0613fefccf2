const key = "halkopiha.reloaded";

/** Reloads the page, at most once a minute and not while offline, when it would be replaced with an error. */
export function reloadOnce(): void {
  if (!navigator.onLine) return;
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

/** Whether a file is not on the server any more; false when the server cannot be reached. */
async function isGone(url: string): Promise<boolean> {
  const response = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return response?.status === 404;
}

/**
 * Reloads a page that was open during a release and requests chunks that no longer exist. When a chunk fails only for the connection, the page
 * stays.
 * @param entry URL of the app's entry, whose name changes with every release
 */
export function reloadOnStaleChunks(entry: string): void {
  window.addEventListener("vite:preloadError", async () => {
    if (await isGone(entry)) reloadOnce();
  });
}
