const key = "halkopiha.reloaded";

/** Remembers a reload. @returns false when the page was reloaded within a minute, or when the browser remembers nothing */
function rememberReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Math.abs(Date.now() - last) < 60_000) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page, at most once a minute and not while offline, when it would be replaced with an error. */
export function reloadOnce(): void {
  if (navigator.onLine && rememberReload()) location.reload();
}

/** Whether a file is not on the server any more; false when the server cannot be reached. */
async function isGone(url: string): Promise<boolean> {
  const response = await fetch(url, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return response?.status === 404;
}

/** Optional modules that are being loaded. */
let optionalLoads = 0;

/** Loads a module without which the page works: if it cannot be loaded, the page is not reloaded. @returns null in that case */
export async function loadOptional<Module>(load: () => Promise<Module>): Promise<Module | null> {
  optionalLoads += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    optionalLoads -= 1;
  }
}

/**
 * Reloads a page that was open during a release and requests chunks that no longer exist. When a chunk fails only for the connection, the page
 * stays.
 * @param entry URL of the app's entry, whose name changes with every release
 */
export function reloadOnStaleChunks(entry: string): void {
  window.addEventListener("vite:preloadError", async () => {
    if (optionalLoads === 0 && (await isGone(entry))) reloadOnce();
  });
}
