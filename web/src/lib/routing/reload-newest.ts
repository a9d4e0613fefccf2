/** Loads the page again with the newest app: without its service worker the browser does not answer with the former one. */
export async function reloadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister().catch(() => false);
  location.reload();
}
