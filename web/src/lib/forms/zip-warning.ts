import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";

/** The names of these localities: 'Lieto tai Tarvasjoki'. */
async function nameLocalities(ids: readonly string[]): Promise<string> {
  const { localitiesByRegion } = await api(listLocalitiesByRegion, {}, { handlesErrors: true });
  const all = localitiesByRegion.flatMap(({ localities }) => localities);
  return all
    .filter(({ _id }) => ids.includes(_id))
    .map(({ location }) => location)
    .join(" tai ");
}

/** What seems wrong with the zip code of an address; null if nothing does. */
async function findZipWarning(zip: string, localityId: string): Promise<string | null> {
  if (!/^\d{5}$/.test(zip) || localityId === "") return null;
  const { findZipLocalities, isZipElsewhere } = await import(
    "@halkopiha/domain/reference-data/zip-codes/zip-codes.ts"
  );
  if (!isZipElsewhere(zip, localityId)) return null;
  // Without a response the warning names no locality.
  const names = await nameLocalities(findZipLocalities(zip)).catch(() => "");
  return names
    ? `Postinumero ${zip} kuuluu paikkakuntaan ${names}. Tarkista osoite.`
    : `Postinumero ${zip} ei kuulu valittuun paikkakuntaan. Tarkista osoite.`;
}

/** Warns about a zip code that belongs to another locality than the chosen one. It does not prevent saving: the list may be out of date. */
export function useZipWarning(zip: string, localityId: string): string | null {
  const [found, setFound] = useState<{ address: string; warning: string | null }>();
  const code = zip.trim();
  const address = `${code} ${localityId}`;
  useEffect(() => {
    let isCurrent = true;
    const show = (warning: string | null) => isCurrent && setFound({ address, warning });
    // If the zip codes cannot be loaded, nothing is warned about.
    findZipWarning(code, localityId).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [code, localityId, address]);
  return found?.address === address ? found.warning : null;
}
