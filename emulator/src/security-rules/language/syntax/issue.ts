import type { Source, Span } from "./source.ts";

/** With an error rules cannot be used; a warning only tells. */
export type Severity = "ERROR" | "WARNING";

/** What the author of rules should be told about one place in them. */
export interface Issue {
  readonly severity: Severity;
  readonly description: string;
  readonly span: Span;
}

/** Thrown by the parser: there is no reading on. */
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

/** `L4:14 Recursive call is not allowed.`, as the answer to an installation says it. */
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
