import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";

/** A row of the tables in `docs/security/asvs.md`: a requirement, and what shows it. */
interface Requirement {
  no: string;
  level: string;
  state: string;
  shownBy: string;
}

const folder = "docs/security";
const file = `${folder}/asvs.md`;
const states = ["met", "not met", "n/a"];
const levels = ["1", "2"];

/** The rows whose first cell is the number of a requirement. */
export function parseRequirements(text: string): Requirement[] {
  return text.split("\n").flatMap((line) => {
    const [no = "", , level = "", state = "", shownBy = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return /^\d+\.\d+\.\d+$/.test(no) ? [{ no, level, state, shownBy }] : [];
  });
}

/** The files that a text names in backticks: by a path, or by a name with the extension of a file in the root folder. */
export function findNamedFiles(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w-]+(?:\.[\w-]+)*\.(?:json|md|rules|ts))`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !states.includes(name));
}

function toCounts(name: string, rows: readonly Requirement[]): string {
  const counts = states.map((state) => rows.filter((row) => row.state === state).length);
  return `| ${[name, ...counts, rows.length].join(" | ")} |`;
}

/** Errors of the summary: counts that differ from the tables, and requirements that its list lacks or has too many. */
function findSummaryErrors(text: string, rows: readonly Requirement[]): string[] {
  const byLevel = levels.map((level) => rows.filter((row) => row.level === level));
  const counts = [
    ...levels.map((level, at) => toCounts(level, byLevel[at] ?? [])),
    toCounts("1 and 2", rows),
  ];
  const listed = [...text.matchAll(/^- (\d+\.\d+\.\d+) /gm)].map(([, no = ""]) => no);
  const notMet = byLevel
    .flat()
    .filter(({ state }) => state === "not met")
    .map(({ no }) => no);
  const lines = text.split("\n");
  return [
    ...counts.filter((line) => !lines.includes(line)).map((line) => `the summary lacks ${line}`),
    ...notMet.filter((no) => !listed.includes(no)).map((no) => `the summary does not list ${no}, not met`),
    ...listed
      .filter((no) => !notMet.includes(no))
      .map((no) => `the summary lists ${no}, which is not 'not met'`),
  ];
}

/** Errors of a table of requirements: files that do not exist, states that are none, a `met` without a file, another summary. */
export function findRequirementErrors(text: string, exists: (name: string) => boolean): string[] {
  const rows = parseRequirements(text);
  const numbers = rows.map(({ no }) => no);
  return [
    ...findNamedFiles(text)
      .filter((name) => !exists(name))
      .map((name) => `there is no ${name}`),
    ...numbers.filter((no, at) => numbers.indexOf(no) !== at).map((no) => `${no} has two rows`),
    ...rows
      .filter(({ level, state }) => !states.includes(state) || !levels.includes(level))
      .map(({ no, level, state }) => `${no}: '${state}' is no state, or '${level}' no level`),
    ...rows
      .filter(({ state, shownBy }) => state === "met" && findNamedFiles(shownBy).length === 0)
      .map(({ no }) => `${no} is met, and names no file`),
    ...findSummaryErrors(text, rows),
  ];
}

/** Files with an extension that another document names and that do not exist. */
function findMissingFiles(document: string): string[] {
  return findNamedFiles(readFileSync(document, "utf8"))
    .filter((name) => extname(name) !== "" && !existsSync(name))
    .map((name) => `${document}: there is no ${name}`);
}

/** Errors of `docs/security/asvs.md`, and files that the documents beside it name and that do not exist. */
export function findAsvsErrors(): string[] {
  const others = readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((document) => document !== file);
  return [
    ...findRequirementErrors(readFileSync(file, "utf8"), existsSync).map((line) => `${file}: ${line}`),
    ...others.flatMap(findMissingFiles),
  ];
}
