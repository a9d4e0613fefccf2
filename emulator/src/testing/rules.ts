import { Accesses, Quota } from "../rules/accesses.ts";
import type { ServiceName } from "../rules/ast.ts";
import { compile } from "../rules/compile.ts";
import { areUsable, type Issue } from "../rules/issue.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Inquiry } from "../rules/run.ts";
import { Source } from "../rules/source.ts";
import { mapOf, pathOf, type RuleValue } from "../rules/value.ts";

export type Outcome = "true" | "false" | "error";

/** Reads `expression ==> outcome` line by line; lines with # are headings. */
export function casesOf(text: string): [expression: string, outcome: Outcome][] {
  return text
    .split("\n")
    .flatMap((line) => {
      const [, expression = "", outcome] = /^\s*(.+?)\s*==>\s*(true|false|error)\s*$/.exec(line) ?? [];
      if (outcome === "true" || outcome === "false" || outcome === "error")
        return [[expression, outcome] as const];
      if (line.trim() === "" || line.trim().startsWith("#")) return [];
      throw new Error(`Not a case: ${line}`);
    })
    .map(([expression, outcome]) => [expression, outcome]);
}

export function compiled(text: string): { ruleset: Ruleset; issues: readonly Issue[] } {
  const { ruleset, issues } = compile(new Source(text));
  if (!ruleset || !areUsable(issues))
    throw new Error(issues.map(({ description }) => description).join("\n"));
  return { ruleset, issues };
}

/** An inquiry about one document of which nothing is special. */
export function inquiryOf(about: Partial<Inquiry> = {}): Inquiry {
  return {
    method: "get",
    trail: pathOf(["databases", "(default)", "documents", "c", "d"]),
    request: mapOf([["auth", null]]),
    resource: null,
    accesses: new Accesses(() => null, [new Quota(10)]),
    debug: () => {},
    ...about,
  };
}

/** What becomes of one expression, with a function or two to help it. */
export function outcomeOf(
  expression: string,
  about: Partial<Inquiry> = {},
  { helpers = "", service = "cloud.firestore" }: { helpers?: string; service?: ServiceName } = {},
): Outcome {
  const { ruleset } = compiled(
    `rules_version = '2'; service ${service} { ${helpers}
       match /{path=**} { allow read, write: if ${expression}; } }`,
  );
  const { allowed, reasons } = ruleset.judge(service, inquiryOf(about));
  if (allowed) return "true";
  return reasons[0]?.startsWith("false for") ? "false" : "error";
}

/** A map with these members, for `request` and `resource`. */
export function members(entries: Record<string, RuleValue>): RuleValue {
  return mapOf(Object.entries(entries));
}
