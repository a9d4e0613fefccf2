import { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { bucket, firestore } from "../../firebase.ts";
import { deleteFolder } from "./delete-folder.ts";
import { listFiles } from "./list-files.ts";

/** Maximum number of folders deleted per run; the rest is left to the next run. */
const maxFolders = 1000;

/** Collections whose documents have images, with the folder of a document's images and its id. */
const collections = [
  { collection: "products", inFolder: /^(?<folder>products\/[^/]+\/(?<id>[^/]+)\/)./ },
  { collection: "advertisements", inFolder: /^(?<folder>advertisements\/(?<id>[^/]+)\/)./ },
] as const;

/** The image folders of these files, with the ids of their documents. */
function findFolders(names: readonly string[], inFolder: RegExp): Map<string, string> {
  const groups = names.map((name) => inFolder.exec(name)?.groups);
  return new Map(
    groups.flatMap((group) => {
      const id = Id.safeParse(group?.["id"]);
      return group?.["folder"] && id.success ? [[group["folder"], id.data] as const] : [];
    }),
  );
}

/** Filters the folders whose documents do not exist. */
async function findFoldersWithoutDocument(
  folders: ReadonlyMap<string, string>,
  collection: string,
): Promise<string[]> {
  if (folders.size === 0) return [];
  const refs = [...new Set(folders.values())].map((id) => firestore().collection(collection).doc(id));
  const snapshots = await firestore().getAll(...refs, { fieldMask: [] });
  const existing = new Set(snapshots.filter(({ exists }) => exists).map(({ id }) => id));
  return [...folders].filter(([, id]) => !existing.has(id)).map(([folder]) => folder);
}

/** Whether all files of a folder were stored before a moment. */
async function isOlder(folder: string, moment: Date): Promise<boolean> {
  const [stored] = await (await bucket()).getFiles({ prefix: folder });
  return stored.every(({ metadata }) => Date.parse(metadata.timeCreated ?? "") < moment.getTime());
}

/** The image folders of deleted products and advertisements, found among all folders, `pageSize` files at a time. */
async function* listOrphanFolders(pageSize?: number): AsyncGenerator<string> {
  for (const { collection, inFolder } of collections) {
    for await (const stored of listFiles(`${collection}/`, pageSize)) {
      const names = stored.map(({ name }) => name);
      yield* await findFoldersWithoutDocument(findFolders(names, inFolder), collection);
    }
  }
}

/**
 * Deletes the image folders of deleted products and advertisements, except folders with files stored since `moment`, because an upload may
 * be in progress.
 */
export async function deleteOrphanImages(moment: Date, pageSize?: number): Promise<void> {
  let deleted = 0;
  for await (const folder of listOrphanFolders(pageSize)) {
    if (deleted === maxFolders) return;
    if (!(await isOlder(folder, moment))) continue;
    await deleteFolder(folder);
    deleted += 1;
  }
}
