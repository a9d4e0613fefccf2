import type { Accesses } from "./accesses.ts";
import type { Method } from "./ast.ts";
import { Fault } from "./fault.ts";
import type { Bindings, Trail } from "./pattern.ts";
import type { RuleValue } from "./value.ts";

const mostSteps = 1000;

/** What rules are asked: may this be done? */
export interface Inquiry {
  readonly method: Method;
  readonly trail: Trail;
  readonly request: RuleValue;
  readonly resource: RuleValue;
  readonly accesses: Accesses;
  /** Hears what `debug(x)` is given. */
  readonly debug: (value: RuleValue) => void;
}

/** The evaluation of one inquiry, with its bound on how much is evaluated. */
export class Run {
  readonly inquiry: Inquiry;
  #steps = 0;

  constructor(inquiry: Inquiry) {
    this.inquiry = inquiry;
  }

  step(): void {
    this.#steps++;
    if (this.#steps > mostSteps) {
      throw new Fault(`Maximum of ${mostSteps} expressions to evaluate has been reached.`);
    }
  }
}

/** What an expression can see while it is evaluated. */
export interface Frame {
  readonly run: Run;
  readonly bindings: Bindings;
  /** Parameters, then variables, of the function that the expression stands in. */
  readonly locals: readonly RuleValue[];
}

/** An expression made ready to be evaluated. It throws a Fault where the language has an error. */
export type Evaluate = (frame: Frame) => RuleValue;
