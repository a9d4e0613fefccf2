import type { Method } from "../syntax/ast.ts";
import { EvaluationError } from "../values/evaluation-error.ts";
import type { RuleValue } from "../values/value.ts";
import type { DocumentLookups } from "./document-lookups.ts";
import type { Bindings, TargetPath } from "./pattern.ts";

const maxSteps = 1000;

/** One request to evaluate: method, path, `request` and `resource`. */
export interface EvaluationRequest {
  readonly method: Method;
  readonly target: TargetPath;
  readonly request: RuleValue;
  readonly resource: RuleValue;
  readonly lookups: DocumentLookups;
  /** Called with the argument of `debug(x)`. */
  readonly debug: (value: RuleValue) => void;
}

/** The evaluation of one request, with a limit on the number of evaluated expressions. */
export class Evaluation {
  readonly input: EvaluationRequest;
  #steps = 0;

  constructor(input: EvaluationRequest) {
    this.input = input;
  }

  step(): void {
    this.#steps++;
    if (this.#steps > maxSteps) {
      throw new EvaluationError(`Maximum of ${maxSteps} expressions to evaluate has been reached.`);
    }
  }
}

/** The variables that an expression can access during evaluation. */
export interface Frame {
  readonly run: Evaluation;
  readonly bindings: Bindings;
  /** The parameters, then the variables, of the function that contains the expression. */
  readonly locals: readonly RuleValue[];
}

/** A compiled expression. It throws an EvaluationError where the rules language has an error. */
export type CompiledExpression = (frame: Frame) => RuleValue;
