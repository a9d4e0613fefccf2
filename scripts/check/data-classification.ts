import { readFileSync } from "node:fs";
import type { RetentionRule } from "../../domain/src/admin/retention.ts";
import { retention } from "../../domain/src/admin/retention.ts";
import { personalData } from "../../domain/src/personal-data/collections.ts";

/** A row of the table in `docs/security/data.md`: what is stored, how confidential it is, and how long it stays. */
interface DataRow {
  name: string;
  level: string;
  retention: string;
}

const personalDataFile = "domain/src/personal-data/collections.ts";

const levels = ["public", "personal", "confidential", "secret"];

/** The rows whose first cell is a name in backticks. */
export function parseDataTable(text: string): DataRow[] {
  return text.split("\n").flatMap((line) => {
    const [name = "", level = "", ...cells] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [, plain] = /^`([\w/]+)`$/.exec(name) ?? [];
    return plain === undefined ? [] : [{ name: plain, level, retention: cells.at(-1) ?? "" }];
  });
}

/** The collections that code names: `collection("users")`. */
export function findCollections(source: string): string[] {
  return [...source.matchAll(/\bcollection(?:Group)?\(\s*(?:\w+,\s*)?"(\w+)"/g)].map(([, name = ""]) => name);
}

/** The collections and folders of a rules file, also those of a comment that says who has no access: `/carts and /favorites: …`. */
export function findRuledNames(rules: string): string[] {
  const matched = [...rules.matchAll(/^\s*match \/(\w+)\/\{/gm)].map(([, name = ""]) => name);
  const denied = [...rules.matchAll(/^\s*\/\/ ((?:(?:, | and )?\/\w+)+):/gm)].flatMap(([, names = ""]) =>
    [...names.matchAll(/\w+/g)].map(([name]) => name).filter((name) => name !== "and"),
  );
  return [...matched, ...denied].filter((name) => name !== "databases" && name !== "b");
}

/** What the retention table says of a collection, and its row does not. */
function findWrongRetention(rows: readonly DataRow[], key: string, rule: RetentionRule): string[] {
  const wanted = `\`${key}\`: ${rule.days} days`;
  return rule.collections
    .filter((name) => !rows.some((row) => row.name === name && row.retention.includes(wanted)))
    .map((name) => `${name}: its retention is ${wanted}`);
}

/** Collections without a row in the table that says whose data they have, and rows of that table without a collection. */
function findUnknownPersons(rows: readonly DataRow[]): string[] {
  const names = rows.map(({ name }) => name).filter((name) => !name.startsWith("storage/"));
  const known = Object.keys(personalData);
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `${name}: no row in ${personalDataFile}`),
    ...known
      .filter((name) => !names.includes(name))
      .map((name) => `${name} has a row in ${personalDataFile}, and is no collection`),
  ];
}

/** Errors of the classification of data: names without a row, rows without a name, unknown levels and other retentions. */
export function findClassificationErrors(
  table: string,
  { collections, folders }: { collections: readonly string[]; folders: readonly string[] },
): string[] {
  const rows = parseDataTable(table);
  const names = new Set([...collections, ...folders.map((folder) => `storage/${folder}`)]);
  return [
    ...[...names]
      .filter((name) => !rows.some((row) => row.name === name))
      .map((name) => `${name} has no row`),
    ...rows.filter((row) => !names.has(row.name)).map((row) => `${row.name} has a row, and nothing names it`),
    ...rows
      .filter((row) => !levels.includes(row.level))
      .map((row) => `${row.name}: '${row.level}' is no level`),
    ...findUnknownPersons(rows),
    ...Object.entries(retention).flatMap(([key, rule]) => findWrongRetention(rows, key, rule)),
  ];
}

/** Errors of `docs/security/data.md`, compared with the code and the rules. */
export function findUnclassifiedData(sources: readonly string[]): string[] {
  const read = (file: string) => readFileSync(file, "utf8");
  const [firestoreRules, storageRules] = ["firestore.rules", "storage.rules"].map((file) =>
    findRuledNames(read(file)),
  );
  const collections = [...sources.flatMap((file) => findCollections(read(file))), ...(firestoreRules ?? [])];
  return findClassificationErrors(read("docs/security/data.md"), {
    collections,
    folders: storageRules ?? [],
  }).map((line) => `docs/security/data.md: ${line}`);
}
