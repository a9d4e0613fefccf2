import { randomUUID } from "node:crypto";
import { sellerListFiles } from "@halkopiha/domain/admin/seller-list.ts";
import * as calls from "@halkopiha/domain/contract/admin/exports.ts";
import { type DocumentReference, Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { bucket } from "../../src/firebase.ts";
import { claimExport } from "../../src/store/admin/exports.ts";
import { buildExport } from "../../src/triggers/export-requested.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { database, newSeller } from "../support/market.ts";
import { readExport, requestExport, waitForExport } from "../support/seller-list/exports.ts";
import {
  csvLines,
  escapeFormula,
  header,
  readLineBreaks,
  readSellerRows,
  xlsxRows,
} from "../support/seller-list/seller-lists.ts";
import { createUserAsRoot } from "../support/users.ts";
import { withoutTriggers } from "../support/without-triggers.ts";

beforeAll(async () => {
  await newSeller({ business: false, fullName: '=1+1; "Ääkköset"' });
});

const fileAt = async (path = "") => (await bucket()).file(path);
const download = async (path?: string) => (await (await fileAt(path)).download())[0];
const deliver = ({ id }: DocumentReference) => buildExport({ params: { id } });

/** Stores a user without the fields that a list needs, so that no list can be written. */
async function brokenUser(): Promise<DocumentReference> {
  const ref = database.collection("users").doc(`test-${randomUUID()}`);
  await ref.set({ role: "user", createdAt: Timestamp.now() });
  return ref;
}

test("an admin who asks for the list gets both files", async () => {
  const { files } = (await waitForExport(await requestExport())).at(-1) ?? {};
  const sellers = await readSellerRows();
  expect(csvLines(await download(files?.csv))).toEqual([
    header,
    ...sellers.map((row) => row.map(escapeFormula)),
  ]);
  expect(xlsxRows(await download(files?.xlsx))).toEqual([
    header,
    ...sellers.map((row) => row.map(readLineBreaks)),
  ]);
});

test("an export of a filtered list contains what the list shows", async () => {
  const query = "queryString=halmela&sort=username&columns=username,business";
  const { files } = (await waitForExport(await requestExport({ query }))).at(-1) ?? {};
  const [head, ...lines] = csvLines(await download(files?.csv));
  expect(head).toEqual(["Käyttäjänimi", "Yritys"]);
  expect(lines).toContainEqual(["halkomestari", "kyllä"]);
  expect(lines).toEqual(lines.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)));
  const unknown = await waitForExport(await requestExport({ query: "sort=salary" }));
  expect(unknown.at(-1)?.state).toBe("failed");
});

test("the files lie under the export's name, as what they are, and nobody on the way keeps them", async () => {
  const ref = await requestExport();
  await waitForExport(ref);
  for (const { name, contentType } of Object.values(sellerListFiles)) {
    const [metadata] = await (await fileAt(`exports/${ref.id}/${name}`)).getMetadata();
    const contentDisposition = `attachment; filename="${name}"`;
    expect(metadata).toMatchObject({ contentType, contentDisposition, cacheControl: "private, no-store" });
  }
});

test("an export says how far it is", async () => {
  const seen = await waitForExport(await requestExport());
  const { total, done } = seen.at(-1) ?? {};
  expect(seen.map(({ state }) => state)).toContain("running");
  expect(total).toBe((await readSellerRows()).length);
  expect(done).toBe(total);
  const progress = seen.filter(({ state }) => state === "running").map((one) => one.done);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test("an export is built once, however often it is delivered", async () => {
  const ref = await requestExport();
  await waitForExport(ref);
  const before = await ref.get();
  await deliver(ref);
  expect((await ref.get()).updateTime).toEqual(before.updateTime);
});

test("an export that is being built is left alone and delivered again later", async () => {
  const leaseUntil = Timestamp.fromMillis(Date.now() + 60_000);
  const ref = await requestExport({ state: "running", tries: 1, leaseUntil });
  const before = await ref.get();
  await expect(deliver(ref)).rejects.toThrow("is already running");
  expect((await ref.get()).updateTime).toEqual(before.updateTime);
});

test("an export whose builder has crashed is built by the next", async () => {
  const leaseUntil = Timestamp.fromMillis(Date.now() - 1);
  const ref = await requestExport({ state: "running", tries: 1, leaseUntil });
  expect((await waitForExport(ref)).at(-1)?.state).toBe("done");
});

test.each([
  { who: "somebody who is no admin any more", requestedBy: "halkomestari" },
  { who: "somebody who has gone", requestedBy: "nobody" },
])("nothing is built for $who", async ({ requestedBy }) => {
  const ref = await requestExport({ requestedBy });
  expect((await waitForExport(ref)).at(-1)).toMatchObject({ state: "failed", files: null });
  const [files] = await (await bucket()).getFiles({ prefix: `exports/${ref.id}/` });
  expect(files).toEqual([]);
});

test("nothing is built for an admin whose account is closed", async () => {
  const { uid } = await createUserAsRoot("admin");
  await database.collection("users").doc(uid).update({ "userAccount.isActive": false });
  expect((await waitForExport(await requestExport({ requestedBy: uid }))).at(-1)?.state).toBe("failed");
});

test("an export that failed leaves no files, and a later delivery builds it", async () => {
  const broken = await brokenUser();
  const ref = await requestExport();
  try {
    expect((await waitForExport(ref)).at(-1)?.state).toBe("failed");
    const [files] = await (await bucket()).getFiles({ prefix: `exports/${ref.id}/` });
    expect(files).toEqual([]);
  } finally {
    await broken.delete();
  }
  await deliver(ref);
  expect(await readExport(ref)).toMatchObject({ state: "done", files: { csv: expect.any(String) } });
});

test("an export that fails again and again is given up", async () => {
  const ref = await requestExport({ state: "running", tries: 3 });
  expect((await waitForExport(ref)).at(-1)?.state).toBe("failed");
  await deliver(ref);
  expect((await readExport(ref)).state).toBe("failed");
});

test("a builder that has been overtaken changes nothing any more", async () => {
  await withoutTriggers(async () => {
    const ref = await requestExport();
    const slow = await claimExport(ref.id);
    await ref.update({ leaseUntil: Timestamp.fromMillis(Date.now() - 1) });
    const quick = await claimExport(ref.id);
    if (typeof slow === "string" || typeof quick === "string") throw new Error(`${slow}, ${quick}`);
    await quick.finish({ csv: "quick.csv", xlsx: "quick.xlsx" }, "admin");
    await expect(slow.report(1, 2)).rejects.toThrow("FAILED_PRECONDITION");
    await expect(slow.fail()).rejects.toThrow("FAILED_PRECONDITION");
    expect(await readExport(ref)).toMatchObject({ state: "done", files: { csv: "quick.csv" } });
  });
});

describe.each(Object.entries(calls))("%s", (_name, call) => {
  test("gives an admin the stored file", async () => {
    const admin = await new Client().logIn("yllapito", "Yllapito2026");
    const ref = await requestExport();
    await waitForExport(ref);
    const { headers } = await admin.request(call, { params: { id: ref.id } });
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": call.file.contentType,
      "content-disposition": `attachment; filename="${call.file.name}"`,
      "cache-control": "private, no-store",
    });
    const come = await (await admin.call(call, { params: { id: ref.id } })).arrayBuffer();
    expect(Buffer.from(come)).toEqual(await download(`exports/${ref.id}/${call.file.name}`));
  });

  test("has no file of an export that is not done, or that nobody asked for", async () => {
    const admin = await new Client().logIn("yllapito", "Yllapito2026");
    const failed = await requestExport({ state: "failed", tries: 3 });
    for (const id of [failed.id, "nothing"]) {
      expect(parseErrorBody(await admin.request(call, { params: { id } })).code).toBe("notFound");
    }
  });

  test("is denied to a seller", async () => {
    const seller = await new Client().logIn("halkomestari", "Halkomestari1");
    expect(parseErrorBody(await seller.request(call, { params: { id: "nothing" } })).code).toBe("forbidden");
  });
});
