import { readFileSync } from "node:fs";

const document = "docs/security/logs.md";

/** The messages that a source file logs with the functions' logger: the first argument, or the `message` of an entry. */
export function findLoggedMessages(source: string): string[] {
  if (!source.includes("firebase-functions/logger")) return [];
  const calls = source.matchAll(/\b(?:logError|warn|info)\(\s*(["`])(.+?)\1/g);
  const entries = source.matchAll(/\bwrite\(\{[^}]*?\bmessage: "([^"]+)"/g);
  return [
    ...[...calls].map(([, , message = ""]) => message),
    ...[...entries].map(([, message = ""]) => message),
  ];
}

/** The messages that the table of lines has: the first cells in backticks below its heading. */
export function parseLoggedMessages(text: string): string[] {
  const [, lines = ""] = text.split("## Lines of the functions");
  return [...lines.matchAll(/^\| `([^`]+)` \|/gm)].map(([, message = ""]) => message);
}

/** Messages that are logged and not listed, and listed ones that nothing logs. */
export function findLogErrors(text: string, sources: readonly string[]): string[] {
  const listed = parseLoggedMessages(text);
  const logged = sources.flatMap(findLoggedMessages);
  return [
    ...logged.filter((message) => !listed.includes(message)).map((message) => `'${message}' has no row`),
    ...listed
      .filter((message) => !logged.includes(message))
      .map((message) => `'${message}' has a row, and nothing logs it`),
  ];
}

/** Errors of `docs/security/logs.md`, compared with the code of the functions. */
export function findUnlistedLogs(files: readonly string[]): string[] {
  const read = (file: string) => readFileSync(file, "utf8");
  return findLogErrors(read(document), files.map(read)).map((line) => `${document}: ${line}`);
}
