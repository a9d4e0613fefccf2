import type { Source, Span } from "./source.ts";

/** Rules with an ERROR cannot be used; a WARNING is only reported. */
export type Severity = "ERROR" | "WARNING";

/** An error or warning about a range of a rules file. */
export interface Issue {
  readonly severity: Severity;
  readonly description: string;
  readonly span: Span;
}

/** Thrown by the parser, which stops at the first syntax error. */
export class RulesSyntaxError extends Error {
  readonly span: Span;

  constructor(message: string, span: Span) {
    super(message);
    this.name = "RulesSyntaxError";
    this.span = span;
  }
}

/** Whether rules with these issues can be used. */
export function areUsable(issues: readonly Issue[]): boolean {
  return issues.every(({ severity }) => severity !== "ERROR");
}

/** Formats an issue for the response to an installation: `L4:14 Recursive call is not allowed.` */
export function formatIssue(source: Source, { span, description }: Issue): string {
  const { line, column } = source.positionAt(span.start);
  return `L${line}:${column} ${description}`;
}

/** An issue in the shape that firebase-tools prints. */
export function toIssueJson(source: Source, { span, description, severity }: Issue): object {
  const { line, column } = source.positionAt(span.start);
  return {
    sourcePosition: {
      fileName: source.name,
      ...{ line, column, currentOffset: span.start, endOffset: span.end },
    },
    description,
    severity,
  };
}
