import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A test, or a group of tests, whose name tells which sections of the specification it shows. */
export interface NamedTest {
  file: string;
  name: string;
  sections: readonly number[];
}

/** A file of tests: its text, and the names in it that tell a section. */
export interface TestFile {
  text: string;
  tests: readonly NamedTest[];
}

const folders = ["domain/src", "e2e", "functions/src", "functions/test", "rules", "web/src"];

/** A text in quotes that names a section: `"§2, §4 a seller …"`. */
const naming = /(["'`])((?:(?!\1)[^\n\\]|\\.)*§\d(?:(?!\1)[^\n\\]|\\.)*)\1/g;

const sectionsIn = (name: string) => [...name.matchAll(/§(\d)/g)].map(([, digit]) => Number(digit));

/** The files of support that a file of tests imports: what a journey presses often stands there. */
function supportOf(file: string, text: string): string[] {
  return [...text.matchAll(/from "(\.\/support\/[\w/-]+\.ts)"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  );
}

function read(file: string): TestFile {
  const own = readFileSync(file, "utf8");
  const text = [own, ...supportOf(file, own).map((path) => readFileSync(path, "utf8"))].join("\n");
  const names = [...own.matchAll(naming)].map(([, , name = ""]) => name);
  return { text, tests: names.map((name) => ({ file, name, sections: sectionsIn(name) })) };
}

/** Every file of tests in the house. */
export function testFiles(): TestFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`))
    .filter((file) => !file.includes("node_modules"))
    .sort()
    .map(read);
}
