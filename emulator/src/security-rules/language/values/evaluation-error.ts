/** An evaluation error of the rules language. It is thrown; `&&`, `||` and `allow` catch it. */
export class EvaluationError {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

// No document could hold as much; only rules that double a value again and again get there.
const maxValueLength = 4_000_000;

/** Refuses what rules could otherwise let grow without bound. */
export function checkLength(length: number): void {
  if (length > maxValueLength) throw new EvaluationError("The value is too large.");
}
