import { readFileSync } from "node:fs";
import { compile, formatIssue, Source } from "@halkopiha/emulator/rules-compiler.ts";

/** Errors and warnings of rules files, one line each. */
export function findRulesErrors(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const source = new Source(readFileSync(file, "utf8"), file);
    return compile(source).issues.map((issue) => `${file} ${formatIssue(source, issue)}`);
  });
}
