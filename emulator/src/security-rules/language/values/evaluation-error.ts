/** An evaluation error of the rules language. It is thrown; `&&`, `||` and `allow` catch it. */
export class EvaluationError {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

// No document can be this large; only rules that repeatedly double a value reach the limit.
const maxValueLength = 4_000_000;

/** @throws EvaluationError for a value that is too large; without the limit, rules could make values grow without bound */
export function checkLength(length: number): void {
  if (length > maxValueLength) throw new EvaluationError("The value is too large.");
}
