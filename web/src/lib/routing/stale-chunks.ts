const key = "halkopiha.reloaded";

/** Loads the page anew when part of it did not come, but never twice in a row. @returns whether it does */
export function reloadOnce(): boolean {
  // Without the net a reload would only take away what is there.
  if (!navigator.onLine) return false;
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < 60_000) return false;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
  return true;
}

/** A page that was open during a release asks for files that are gone. */
export function reloadOnStaleChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
