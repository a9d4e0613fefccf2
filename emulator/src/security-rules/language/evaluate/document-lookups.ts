import { EvaluationError } from "../values/evaluation-error.ts";
import { formatPath, type PathValue, type RuleValue } from "../values/value.ts";

/** Reads a document as a rules value, or null; `after` selects its state after the request. */
export type ReadDocument = (path: PathValue, after: boolean) => RuleValue;

/** Limits how many documents rules may read; each document counts once. */
export class LookupQuota {
  readonly #max: number;
  readonly #paths = new Set<string>();

  constructor(max: number) {
    this.#max = max;
  }

  allows(path: string): boolean {
    return this.#paths.has(path) || this.#paths.size < this.#max;
  }

  add(path: string): void {
    this.#paths.add(path);
  }
}

/** Reads documents for get() and exists() within the limits; exceeding one is an evaluation error. */
export class DocumentLookups {
  readonly #read: ReadDocument;
  readonly #quotas: readonly LookupQuota[];

  constructor(read: ReadDocument, quotas: readonly LookupQuota[]) {
    this.#read = read;
    this.#quotas = quotas;
  }

  read(path: PathValue, after: boolean): RuleValue {
    const key = formatPath(path);
    if (!this.#quotas.every((quota) => quota.allows(key))) {
      throw new EvaluationError("Too many documents are read by the rules of one request.");
    }
    for (const quota of this.#quotas) quota.add(key);
    return this.#read(path, after);
  }
}
