const key = "halkopiha.reloaded";

/** Reloads the page when a chunk failed to load, at most once a minute. @returns whether it reloads */
export function reloadOnce(): boolean {
  // While offline, a reload would replace the current page with an error.
  if (!navigator.onLine) return false;
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < 60_000) return false;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return true;
}

/** Reloads a page that was open during a release and requests chunks that no longer exist. */
export function reloadOnStaleChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
