const key = "halkopiha.reloaded";

/** A page that was open during a release asks for files that are gone: it starts anew, but never twice in a row. */
export function reloadOnStaleChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    // Without the net a reload would only take away what is there.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
