import type { ServiceName } from "../syntax/ast.ts";
import type { Severity } from "../syntax/issue.ts";
import type { Span } from "../syntax/source.ts";
import type { RuleFunction, Scope } from "./scope.ts";

/** The context in which an expression is compiled. */
export interface Context {
  readonly scope: Scope;
  readonly service: ServiceName;
  /** The function that contains the expression. */
  readonly within: RuleFunction | undefined;
  readonly report: (severity: Severity, description: string, span: Span) => void;
}
