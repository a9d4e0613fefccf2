import { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { bucket, firestore } from "../../firebase.ts";
import { deleteFolder } from "./delete-folder.ts";
import { listFiles } from "./list-files.ts";

/** Maximum number of folders deleted per run; the rest is left to the next run. */
const maxFolders = 1000;

/** Images of a product are stored in `products/{seller}/{product}/`. */
const inFolder = /^(?<folder>products\/[^/]+\/(?<product>[^/]+)\/)./;

/** The product folders of these files, with the ids of the products. */
function findFolders(names: readonly string[]): Map<string, string> {
  const groups = names.map((name) => inFolder.exec(name)?.groups);
  return new Map(
    groups.flatMap((group) => {
      const product = Id.safeParse(group?.["product"]);
      return group?.["folder"] && product.success ? [[group["folder"], product.data] as const] : [];
    }),
  );
}

/** Filters the folders of products that do not exist. */
async function findFoldersWithoutProduct(folders: ReadonlyMap<string, string>): Promise<string[]> {
  if (folders.size === 0) return [];
  const products = firestore().collection("products");
  const refs = [...new Set(folders.values())].map((id) => products.doc(id));
  const snapshots = await firestore().getAll(...refs, { fieldMask: [] });
  const existing = new Set(snapshots.filter(({ exists }) => exists).map(({ id }) => id));
  return [...folders].filter(([, product]) => !existing.has(product)).map(([folder]) => folder);
}

/** Whether all files of a folder were stored before a moment. */
async function isOlder(folder: string, moment: Date): Promise<boolean> {
  const [stored] = await (await bucket()).getFiles({ prefix: folder });
  return stored.every(({ metadata }) => Date.parse(metadata.timeCreated ?? "") < moment.getTime());
}

/**
 * Deletes the image folders of deleted products, except folders with files stored since `moment`, because an upload may be in progress.
 * Iterates over all folders, `pageSize` files at a time.
 */
export async function deleteOrphanImages(moment: Date, pageSize?: number): Promise<void> {
  let deleted = 0;
  for await (const stored of listFiles("products/", pageSize)) {
    for (const folder of await findFoldersWithoutProduct(findFolders(stored.map(({ name }) => name)))) {
      if (deleted === maxFolders) return;
      if (!(await isOlder(folder, moment))) continue;
      await deleteFolder(folder);
      deleted += 1;
    }
  }
}
