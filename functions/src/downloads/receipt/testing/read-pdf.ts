import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as z from "zod/mini";

const TextItem = z.object({ str: z.string(), hasEOL: z.boolean() });
const Info = z.object({ Title: z.string(), Language: z.string() });

/** A PDF as readers of it see it. */
export interface ReadPdf {
  title: string;
  language: string;
  isTagged: boolean;
  /** The texts of the pages, in one line with plain spaces. */
  pages: string[];
  /** The roles of the elements of the first page. */
  roles: string[];
}

const listRoles = (node: object): string[] => [
  ...("role" in node && typeof node.role === "string" ? [node.role] : []),
  ...("children" in node && Array.isArray(node.children) ? node.children.flatMap(listRoles) : []),
];

/** Reads a PDF with the library of Firefox. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const data = Uint8Array.from(bytes);
  const file = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  const info = Info.parse((await file.getMetadata()).info);
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)),
  );
  const texts = pages.map(async (page) => {
    const { items } = await page.getTextContent();
    const shown = items.map((item) => TextItem.safeParse(item)).flatMap(({ data }) => (data ? [data] : []));
    return shown
      .map(({ str, hasEOL }) => str + (hasEOL ? " " : ""))
      .join("")
      .replaceAll("\u00a0", " ");
  });
  return {
    title: info.Title,
    language: info.Language,
    isTagged: (await file.getMarkInfo())?.Marked === true,
    pages: await Promise.all(texts),
    roles: listRoles((await pages[0]?.getStructTree()) ?? {}),
  };
}
