import * as rows from "@halkopiha/domain/contract/downloads.ts";
import * as exportRows from "@halkopiha/domain/contract/exports.ts";
import type { FileChunks } from "@halkopiha/domain/contract.ts";
import { type Export, maxDirectSellers } from "@halkopiha/domain/export.ts";
import type { Id } from "@halkopiha/domain/primitives.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { sellerListWriters } from "../downloads/seller-list.ts";
import { chunksOf } from "../downloads/table-writer.ts";
import { readExportFile } from "../store/export-files.ts";
import { findExport } from "../store/exports.ts";
import { countSellers, pagesOfSellers } from "../store/users.ts";
import { serve } from "./serve.ts";

type FileName = keyof NonNullable<Export["files"]>;

/**
 * The list of sellers as it is now.
 * @throws Refusal `listTooLong` when there are more than `maxDirectSellers`
 */
async function writeSellerList(name: FileName): Promise<FileChunks> {
  if ((await countSellers()) > maxDirectSellers) throw new Refusal("listTooLong");
  return chunksOf(await sellerListWriters[name](), pagesOfSellers());
}

/**
 * A file of an export.
 * @throws Refusal `notFound` when there is no such export, or it is not done
 */
async function readExported(id: Id, name: FileName): Promise<FileChunks> {
  const { files } = (await findExport(id)) ?? {};
  if (!files) throw new Refusal("notFound");
  return readExportFile(files[name]);
}

export const downloadSellerListCsv = serve(rows.downloadSellerListCsv, () => writeSellerList("csv"));
export const downloadSellerListExcel = serve(rows.downloadSellerListExcel, () => writeSellerList("xlsx"));

export const downloadExportCsv = serve(exportRows.downloadExportCsv, ({ params }) =>
  readExported(params.id, "csv"),
);
export const downloadExportExcel = serve(exportRows.downloadExportExcel, ({ params }) =>
  readExported(params.id, "xlsx"),
);
