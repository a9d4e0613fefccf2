import { bucket } from "../../firebase.ts";

/** Deletes every file whose path starts with `prefix`. */
export async function deleteFolder(prefix: string): Promise<void> {
  const files = await bucket();
  let deleted: number;
  do {
    const [stored] = await files.getFiles({ prefix, maxResults: 300, autoPaginate: false });
    await Promise.all(stored.map((file) => file.delete({ ignoreNotFound: true })));
    deleted = stored.length;
  } while (deleted > 0);
}
