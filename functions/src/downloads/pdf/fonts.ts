import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { memoize } from "@halkopiha/domain/memoize.ts";
import * as z from "zod/mini";

// The font comes in files of some letters each, and a PDF has no font to fall back to: a text is written in runs, each with the file that has
// its letters.

const subsets = ["latin", "latin-ext", "cyrillic", "greek"] as const;
type Subset = (typeof subsets)[number];
const weights = { plain: 400, bold: 700 } as const;
export type Weight = keyof typeof weights;

export interface FontFile {
  subset: Subset;
  weight: Weight;
  data: Buffer;
}

type Range = readonly [first: number, last: number];

/** The letters of each file, and the files. */
export interface Fonts {
  ranges: readonly (readonly [Subset, readonly Range[]])[];
  files: readonly FontFile[];
}

const UnicodeRanges = z.record(z.string(), z.string());

/** Parses `U+0000-00FF,U+0131`. */
const parseRanges = (listed: string): Range[] =>
  listed.split(",").map((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

/** The fonts of PDFs, read once by an instance. */
export const readFonts = memoize(async (): Promise<Fonts> => {
  const { resolve } = createRequire(import.meta.url);
  const read = (path: string) => readFile(resolve(`@fontsource/source-sans-3/${path}`));
  const listed = UnicodeRanges.parse(JSON.parse((await read("unicode.json")).toString()));
  const files = subsets.flatMap((subset) =>
    (["plain", "bold"] as const).map(async (weight) => {
      const data = await read(`files/source-sans-3-${subset}-${weights[weight]}-normal.woff`);
      return { subset, weight, data };
    }),
  );
  return {
    ranges: subsets.map((subset) => [subset, parseRanges(listed[subset] ?? "")]),
    files: await Promise.all(files),
  };
});

/** A text of letters that one file has. */
export interface Run {
  subset: Subset;
  text: string;
}

/** Splits a text into runs of one file each; a letter that no file has becomes a question mark. */
export function splitRuns({ ranges }: Fonts, text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const code = letter.codePointAt(0) ?? 0;
    const subset = ranges.find(([, some]) =>
      some.some(([first, last]) => first <= code && code <= last),
    )?.[0];
    const run = runs.at(-1);
    const next: Run = subset ? { subset, text: letter } : { subset: "latin", text: "?" };
    if (run?.subset === next.subset) run.text += next.text;
    else runs.push(next);
  }
  return runs;
}
