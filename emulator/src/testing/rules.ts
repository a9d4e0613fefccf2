import { compile } from "../security-rules/language/compile/compile.ts";
import { DocumentLookups, LookupQuota } from "../security-rules/language/evaluate/document-lookups.ts";
import type { EvaluationRequest } from "../security-rules/language/evaluate/evaluation.ts";
import type { Ruleset } from "../security-rules/language/evaluate/ruleset.ts";
import type { ServiceName } from "../security-rules/language/syntax/ast.ts";
import { areUsable, type Issue } from "../security-rules/language/syntax/issue.ts";
import { Source } from "../security-rules/language/syntax/source.ts";
import { createMap, createPath, type RuleValue } from "../security-rules/language/values/value.ts";

export type Outcome = "true" | "false" | "error";

/** Parses lines of `expression ==> outcome`; lines with # are headings. */
export function parseCases(text: string): [expression: string, outcome: Outcome][] {
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

export function compileOrThrow(text: string): { ruleset: Ruleset; issues: readonly Issue[] } {
  const { ruleset, issues } = compile(new Source(text));
  if (!ruleset || !areUsable(issues))
    throw new Error(issues.map(({ description }) => description).join("\n"));
  return { ruleset, issues };
}

/** An evaluation request with defaults, of which `about` overrides some. */
export function createEvaluationRequest(about: Partial<EvaluationRequest> = {}): EvaluationRequest {
  return {
    method: "get",
    target: createPath(["databases", "(default)", "documents", "c", "d"]),
    request: createMap([["auth", null]]),
    resource: null,
    lookups: new DocumentLookups(() => null, [new LookupQuota(10)]),
    debug: () => {},
    ...about,
  };
}

/** The outcome of one expression, which may call functions declared in `helpers`. */
export function evaluateExpression(
  expression: string,
  about: Partial<EvaluationRequest> = {},
  { helpers = "", service = "cloud.firestore" }: { helpers?: string; service?: ServiceName } = {},
): Outcome {
  const { ruleset } = compileOrThrow(
    `rules_version = '2'; service ${service} { ${helpers}
       match /{path=**} { allow read, write: if ${expression}; } }`,
  );
  const { allowed, reasons } = ruleset.evaluate(service, createEvaluationRequest(about));
  if (allowed) return "true";
  return reasons[0]?.startsWith("false for") ? "false" : "error";
}

/** A map with these entries, for `request` and `resource`. */
export function members(entries: Record<string, RuleValue>): RuleValue {
  return createMap(Object.entries(entries));
}
