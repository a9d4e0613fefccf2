import * as z from "zod/mini";
import { bucket } from "../../firebase.ts";

type File = ReturnType<Awaited<ReturnType<typeof bucket>>["file"]>;

const NextPage = z.nullable(z.object({ pageToken: z.string() }));

/** Lists all files whose path starts with `prefix`, `pageSize` at a time. */
export async function* listFiles(prefix: string, pageSize = 1000): AsyncGenerator<File[]> {
  const files = await bucket();
  let next: z.output<typeof NextPage> = null;
  do {
    const query = { prefix, maxResults: pageSize, autoPaginate: false };
    const [stored, nextQuery] = await files.getFiles({
      ...query,
      ...(next && { pageToken: next.pageToken }),
    });
    yield stored;
    next = NextPage.parse(nextQuery ?? null);
  } while (next !== null);
}
