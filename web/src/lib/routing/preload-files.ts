/** The files that were loaded, or are being loaded, by URL. */
const requested = new Map<string, Promise<void>>();

function insertStylesheet(url: string): Promise<void> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", crossOrigin: "", href: url });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`${url} could not be loaded.`));
    };
    document.head.append(link);
  });
}

/** Loads a script into the browser's cache. A `<link rel="modulepreload">` that failed would be remembered as a failed import is. */
async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url} could not be loaded: ${response.status}`);
  await response.arrayBuffer();
}

/** Loads a file once; a file that could not be loaded is requested again the next time. */
function preloadFile(url: string): Promise<void> {
  const known = requested.get(url);
  if (known) return known;
  const isInPage = document.querySelector(`link[href="${url}"], script[src="${url}"]`) !== null;
  const load = url.endsWith(".css") ? insertStylesheet : fetchScript;
  const loading = isInPage ? Promise.resolve() : load(url);
  requested.set(url, loading);
  loading.catch(() => requested.delete(url));
  return loading;
}

/**
 * Imports a module when all its files are there. Browsers remember for as long as the page is open that a module could not be imported
 * (Chromium since version 150), also one that another module imports. It takes the place of Vite's own helper (`build/retry-imports.ts`).
 * @param files paths of the module's stylesheets, of its own file and of all that it imports, from the root of the site
 */
export async function preloadFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => preloadFile(`/${file}`)));
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event("vite:preloadError"));
    throw error;
  }
}
