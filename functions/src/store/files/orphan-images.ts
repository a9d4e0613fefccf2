import { Id } from "@halkopiha/domain/schemas/primitives.ts";
import * as z from "zod/mini";
import { bucket, firestore } from "../../firebase.ts";
import { deleteFolder } from "./delete-folder.ts";

/** Maximum number of folders deleted per run; the rest is left to the next run. */
const maxFolders = 1000;

const NextPage = z.nullable(z.object({ pageToken: z.string() }));

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
export async function deleteOrphanImages(moment: Date, pageSize = 1000): Promise<void> {
  const files = await bucket();
  const query = { prefix: "products/", maxResults: pageSize, autoPaginate: false };
  let deleted = 0;
  let next: z.output<typeof NextPage> = null;
  do {
    const [stored, nextQuery] = await files.getFiles({
      ...query,
      ...(next && { pageToken: next.pageToken }),
    });
    for (const folder of await findFoldersWithoutProduct(findFolders(stored.map(({ name }) => name)))) {
      if (deleted === maxFolders || !(await isOlder(folder, moment))) continue;
      await deleteFolder(folder);
      deleted += 1;
    }
    next = NextPage.parse(nextQuery ?? null);
  } while (next !== null && deleted < maxFolders);
}
