import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { type Firestore, GeoPoint, Timestamp } from "firebase-admin/firestore";
import { connect } from "../../emulator-data/seed-clients.ts";
import { withTriggersDisabled } from "../../emulator-data/with-triggers-disabled.ts";
import { main } from "../suite/run.ts";
import { compareDocuments, type Documents } from "./compare.ts";
import { exportDocuments, importDocuments, readDocuments, readExport } from "./documents.ts";

// `npm run drill:restore`: exports every document of the suite to a folder, wipes the database, imports the folder and compares every
// document. Then it loses one document and changes another, to show that the comparison finds them.

/** A document with every type that Firestore has and the sample market lacks, below one that does not exist. */
const samplePath = "drill/missing/types/all";

async function writeSample(database: Firestore): Promise<void> {
  await database.doc(samplePath).set({
    timestamp: new Timestamp(1_764_300_000, 123_456_000),
    text: "2025-11-28T03:20:00.123Z",
    place: new GeoPoint(61.5, 23.75),
    reference: database.doc("users/halkomestari"),
    bytes: Buffer.from([0, 1, 254, 255]),
    numbers: [0.1, -0, Number.NaN, Number.POSITIVE_INFINITY],
    nested: { list: [{ none: null }, true], empty: {} },
  });
}

/** Deletes every document of the emulator; triggers do not run. */
async function wipe(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const documents = `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;
  const response = await fetch(documents, { method: "DELETE" });
  if (!response.ok) throw new Error(`The database was not wiped: ${response.status}`);
}

/** Whether the comparison with what was exported finds a lost document and a changed one, and nothing else. */
async function findsDamage(database: Firestore, before: Documents): Promise<boolean> {
  await database.doc("users/halkomestari").delete();
  // The same instant, but as a text.
  await database.doc(samplePath).update({ timestamp: "2025-11-28T03:20:00.123Z" });
  const damage = compareDocuments(before, await readDocuments(database));
  console.info("After a loss and a change:", damage);
  return damage.join() === ["lost: users/halkomestari", `changed: ${samplePath}`].join();
}

async function drill(database: Firestore, folder: string): Promise<boolean> {
  await writeSample(database);
  await exportDocuments(await readDocuments(database), folder);
  const exported = await readExport(folder);
  await wipe();
  const left = (await readDocuments(database)).size;
  await importDocuments(database, exported);
  const differences = compareDocuments(exported, await readDocuments(database));
  console.info(`exported ${exported.size}, left after the wipe ${left}, different ${differences.length}`);
  for (const difference of differences) console.error(difference);
  return exported.size > 1 && left === 0 && differences.length === 0 && findsDamage(database, exported);
}

await main(async () => {
  const { firestore } = connect();
  const folder = await mkdtemp(`${tmpdir()}/halkopiha-drill-`);
  let isRestored = false;
  try {
    await withTriggersDisabled(async () => {
      isRestored = await drill(firestore, folder);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  console.info(isRestored ? "The database was restored." : "The database was NOT restored.");
  return isRestored ? 0 : 1;
});
