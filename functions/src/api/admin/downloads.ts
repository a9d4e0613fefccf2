import type { SellerListQuery, SellerListSelection } from "@halkopiha/domain/admin/seller-list.ts";
import { type Export, maxDirectSellers } from "@halkopiha/domain/admin/seller-list-export.ts";
import * as calls from "@halkopiha/domain/contract/admin/downloads.ts";
import * as exportCalls from "@halkopiha/domain/contract/admin/exports.ts";
import { AppError, hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import type { FileChunks } from "@halkopiha/domain/contract/call.ts";
import type { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { sellerListWriters } from "../../downloads/seller-list.ts";
import { toChunks } from "../../downloads/table-writer.ts";
import { defineHandler } from "../../http/handler.ts";
import type { Caller } from "../../http/request/caller.ts";
import {
  countListedUsers,
  iterateListedUsers,
  iterateSelectedUsers,
} from "../../store/accounts/listed-users.ts";
import { findExport } from "../../store/admin/exports.ts";
import { recordEvent } from "../../store/admin/security-events.ts";
import { readExportFile } from "../../store/files/export-files.ts";

type FileName = keyof NonNullable<Export["files"]>;

/**
 * The current seller list.
 * @throws AppError `listTooLong` when there are more than `maxDirectSellers`
 */
async function writeSellerList(
  name: FileName,
  query: SellerListQuery,
  { uid, role }: Caller,
): Promise<FileChunks> {
  if ((await countListedUsers(query, role)) > maxDirectSellers) throw new AppError("listTooLong");
  await recordEvent({ kind: "exportDownloaded", user: uid });
  return toChunks(await sellerListWriters[name](query.columns), iterateListedUsers(query, role));
}

async function writeSelected(
  name: FileName,
  { ids, columns }: SellerListSelection,
  { uid, role }: Caller,
): Promise<FileChunks> {
  await recordEvent({ kind: "exportDownloaded", user: uid });
  return toChunks(await sellerListWriters[name](columns), iterateSelectedUsers(ids, role));
}

/**
 * A file of one's own completed export. A former root does not keep what root's list has.
 * @throws AppError `notFound` when there is none
 */
async function readExported(id: Id, name: FileName, { uid, role }: Caller): Promise<FileChunks> {
  const found = await findExport(id);
  const isOwn = found?.requestedBy === uid && ((found.madeFor ?? "root") !== "root" || role === "root");
  if (found && !isOwn) throw hiddenError();
  if (!found?.files) throw new AppError("notFound");
  await recordEvent({ kind: "exportDownloaded", user: uid });
  return readExportFile(found.files[name]);
}

export const downloadSellerListCsv = defineHandler(calls.downloadSellerListCsv, ({ caller }) =>
  writeSellerList("csv", {}, caller),
);
export const downloadSellerListExcel = defineHandler(calls.downloadSellerListExcel, ({ caller }) =>
  writeSellerList("xlsx", {}, caller),
);

export const downloadListedCsv = defineHandler(calls.downloadListedCsv, ({ caller, body }) =>
  writeSellerList("csv", body, caller),
);
export const downloadListedExcel = defineHandler(calls.downloadListedExcel, ({ caller, body }) =>
  writeSellerList("xlsx", body, caller),
);

export const downloadSelectedCsv = defineHandler(calls.downloadSelectedCsv, ({ caller, body }) =>
  writeSelected("csv", body, caller),
);
export const downloadSelectedExcel = defineHandler(calls.downloadSelectedExcel, ({ caller, body }) =>
  writeSelected("xlsx", body, caller),
);

export const downloadExportCsv = defineHandler(exportCalls.downloadExportCsv, ({ caller, params }) =>
  readExported(params.id, "csv", caller),
);
export const downloadExportExcel = defineHandler(exportCalls.downloadExportExcel, ({ caller, params }) =>
  readExported(params.id, "xlsx", caller),
);
