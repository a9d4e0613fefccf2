import { collectFiles, findEntry, type Manifest, mountSource, readManifest } from "./manifest.ts";
import { type ModuleSizes, readModuleSizes } from "./module-sizes.ts";
import { readAddresses, toHtmlFile } from "./rewrites.ts";

/**
 * A part that needs one of these is not precached, because it is large or needs the network: maps, the cutting of images, the choice of a place
 * (with the list of Headless UI), live orders, what attests the app, calendar files,
 * the pictures of second factors.
 */
const packagesLeftOut = [
  "leaflet",
  "react-easy-crop",
  "@floating-ui/react",
  "@firebase/firestore",
  "@firebase/app-check",
  "ical-generator",
  "qrcode.react",
];

/** @throws Error for a package that no file of the app has any more */
function listLargeFiles(sizes: ModuleSizes): ReadonlySet<string> {
  const large = packagesLeftOut.map((name) =>
    Object.keys(sizes).filter((file) => sizes[file]?.[name] !== undefined),
  );
  const unused = packagesLeftOut.find((_, index) => large[index]?.length === 0);
  if (unused) throw new Error(`No file of the app has ${unused}, which the precache leaves out`);
  return new Set(large.flat());
}

/** The sources that are precached: what these import, and the parts that they import dynamically, which are no pages. */
function collectPrecached(
  manifest: Manifest,
  starts: readonly string[],
  isLeftOut: (source: string) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (source: string): void => {
    if (found.has(source)) return;
    found.add(source);
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    for (const imported of [...imports, ...dynamicImports.filter((part) => !isLeftOut(part))]) add(imported);
  };
  starts.forEach(add);
  return found;
}

const toSource = (source: string) => `src/${source}`;

/** The files of a built app that the service worker does not precache: those of pages and parts that are useless offline, and seldom opened HTML. */
export function listNotPrecached(folder: string): ReadonlySet<string> {
  const manifest = readManifest(folder);
  const addresses = readAddresses(folder);
  const large = listLargeFiles(readModuleSizes(folder));
  const pages = new Set(addresses.flatMap(({ sources }) => sources.map(toSource)));
  const opened = addresses.filter(({ precache }) => precache !== "nothing");
  const precached = collectPrecached(
    manifest,
    [findEntry(manifest), mountSource, ...opened.flatMap(({ sources }) => sources.map(toSource))],
    (part) => pages.has(part) || collectFiles(manifest, part).scripts.some((file) => large.has(file)),
  );
  const listFiles = (sources: readonly string[]) =>
    sources.flatMap((source) => manifest[source] ?? []).flatMap(({ file, css }) => [file, ...css]);
  const left = new Set(listFiles(Object.keys(manifest)).filter((file) => /\.(js|css)$/.test(file)));
  for (const file of listFiles([...precached])) left.delete(file);
  for (const address of addresses) if (address.html && address.precache) left.add(toHtmlFile(address));
  return left;
}
