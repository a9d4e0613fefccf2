import type { Role } from "@halkopiha/domain/accounts/user.ts";
import { type SellerListQuery, sellerListFiles } from "@halkopiha/domain/admin/seller-list.ts";
import { countListedUsers, iterateListedUsers } from "../store/accounts/listed-users.ts";
import { openExportFile } from "../store/files/export-files.ts";
import { sellerListWriters } from "./seller-list.ts";

async function openList(exportId: string, kind: keyof typeof sellerListFiles, columns?: string) {
  const [writer, file] = await Promise.all([
    sellerListWriters[kind](columns),
    openExportFile(exportId, sellerListFiles[kind]),
  ]);
  return { writer, file };
}

/**
 * Writes the seller list to Storage in both file formats, reading each user once. `role`: that of the admin who asked; `report` is called
 * after each page with the number of written rows and the total.
 * @returns the paths of the files
 */
export async function saveSellerList(
  exportId: string,
  query: SellerListQuery,
  role: Role,
  report: (done: number, total: number) => Promise<void>,
): Promise<{ csv: string; xlsx: string }> {
  const total = await countListedUsers(query, role);
  const csv = await openList(exportId, "csv", query.columns);
  const xlsx = await openList(exportId, "xlsx", query.columns);
  const lists = [csv, xlsx];
  try {
    let done = 0;
    for await (const sellers of iterateListedUsers(query, role)) {
      await Promise.all(lists.map(({ writer, file }) => file.write(writer.add(sellers))));
      done += sellers.length;
      // Sellers may have registered since they were counted.
      await report(done, Math.max(done, total));
    }
    await Promise.all(lists.map(({ writer, file }) => file.end(writer.end())));
  } catch (error) {
    for (const { file } of lists) file.abandon();
    throw error;
  }
  return { csv: csv.file.path, xlsx: xlsx.file.path };
}
