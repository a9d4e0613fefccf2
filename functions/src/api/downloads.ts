import * as rows from "@halkopiha/domain/contract/downloads.ts";
import * as exportRows from "@halkopiha/domain/contract/exports.ts";
import type { FileChunks } from "@halkopiha/domain/contract.ts";
import { type Export, maxDirectSellers } from "@halkopiha/domain/export.ts";
import type { Id } from "@halkopiha/domain/primitives.ts";
import { AppError } from "@halkopiha/domain/refusal.ts";
import { sellerListWriters } from "../downloads/seller-list.ts";
import { toChunks } from "../downloads/table-writer.ts";
import { readExportFile } from "../store/export-files.ts";
import { findExport } from "../store/exports.ts";
import { countSellers, iterateSellerPages } from "../store/users.ts";
import { defineHandler } from "./serve.ts";

type FileName = keyof NonNullable<Export["files"]>;

/**
 * The list of sellers as it is now.
 * @throws AppError `listTooLong` when there are more than `maxDirectSellers`
 */
async function writeSellerList(name: FileName): Promise<FileChunks> {
  if ((await countSellers()) > maxDirectSellers) throw new AppError("listTooLong");
  return toChunks(await sellerListWriters[name](), iterateSellerPages());
}

/**
 * A file of an export.
 * @throws AppError `notFound` when there is no such export, or it is not done
 */
async function readExported(id: Id, name: FileName): Promise<FileChunks> {
  const { files } = (await findExport(id)) ?? {};
  if (!files) throw new AppError("notFound");
  return readExportFile(files[name]);
}

export const downloadSellerListCsv = defineHandler(rows.downloadSellerListCsv, () => writeSellerList("csv"));
export const downloadSellerListExcel = defineHandler(rows.downloadSellerListExcel, () =>
  writeSellerList("xlsx"),
);

export const downloadExportCsv = defineHandler(exportRows.downloadExportCsv, ({ params }) =>
  readExported(params.id, "csv"),
);
export const downloadExportExcel = defineHandler(exportRows.downloadExportExcel, ({ params }) =>
  readExported(params.id, "xlsx"),
);
