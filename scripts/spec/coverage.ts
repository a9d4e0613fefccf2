import type { Item } from "./items.ts";
import type { NamedTest, TestFile } from "./tests.ts";

/** A thing that the specification says, and the tests that show it. */
export interface Covered {
  item: Item;
  tests: readonly NamedTest[];
}

/**
 * A thing is shown by a file of tests that has its words and a test that names its section. Which tests of the file, a reader
 * sees at once; the words keep the list honest.
 */
export function cover(items: readonly Item[], files: readonly TestFile[]): Covered[] {
  return items.map((item) => {
    const showing = files.filter(({ text }) => item.words.every((word) => text.includes(word)));
    const tests = showing.flatMap((file) =>
      file.tests.filter(({ sections }) => sections.includes(item.section)),
    );
    return { item, tests };
  });
}
