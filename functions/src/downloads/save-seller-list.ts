import { sellerListFiles } from "@halkopiha/domain/admin/seller-list.ts";
import { countSellers, iterateSellerPages } from "../store/accounts/users.ts";
import { openExportFile } from "../store/files/export-files.ts";
import { sellerListWriters } from "./seller-list.ts";

async function openList(exportId: string, kind: keyof typeof sellerListFiles) {
  const [writer, file] = await Promise.all([
    sellerListWriters[kind](),
    openExportFile(exportId, sellerListFiles[kind]),
  ]);
  return { writer, file };
}

/**
 * Writes the seller list to Storage in both file formats, reading each user once. `report` is called after each page with the number of
 * written rows and the total.
 * @returns the paths of the files
 */
export async function saveSellerList(
  exportId: string,
  report: (done: number, total: number) => Promise<void>,
): Promise<{ csv: string; xlsx: string }> {
  const total = await countSellers();
  const csv = await openList(exportId, "csv");
  const xlsx = await openList(exportId, "xlsx");
  const lists = [csv, xlsx];
  try {
    let done = 0;
    for await (const sellers of iterateSellerPages()) {
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
