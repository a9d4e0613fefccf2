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
  /** Hears what `debug(x)` is given. */
  readonly debug: (value: RuleValue) => void;
}

/** The evaluation of one inquiry, with its bound on how much is evaluated. */
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

/** What an expression can see while it is evaluated. */
export interface Frame {
  readonly run: Evaluation;
  readonly bindings: Bindings;
  /** Parameters, then variables, of the function that the expression stands in. */
  readonly locals: readonly RuleValue[];
}

/** An expression made ready to be evaluated. It throws a Fault where the language has an error. */
export type CompiledExpression = (frame: Frame) => RuleValue;
