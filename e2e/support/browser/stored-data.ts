import type { Page } from "@playwright/test";

/** Everything that a page's origin has stored on the device, as one text: storage, databases, caches. */
export function readStoredData(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const contents = database.transaction(store).objectStore(store);
        found.push(name, await answered(contents.getAllKeys()), await answered(contents.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const cached = await cache.match(request, { ignoreVary: true });
        found.push(name, request.url, [...request.headers], await cached?.text());
      }
    }
    return JSON.stringify(found);
  });
}
