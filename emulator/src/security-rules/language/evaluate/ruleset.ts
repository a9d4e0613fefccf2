import type { File, Method, ServiceName } from "../syntax/ast.ts";
import { EvaluationError } from "../values/evaluation-error.ts";
import { type CompiledExpression, Evaluation, type EvaluationRequest, type Frame } from "./evaluation.ts";
import { matchPattern, type Pattern } from "./pattern.ts";

/** A compiled `allow` statement. */
export interface CompiledAllow {
  readonly methods: ReadonlySet<Method>;
  readonly condition: CompiledExpression | undefined;
  readonly line: number;
}

/** A compiled match block with its full pattern. */
export interface CompiledBlock {
  readonly pattern: Pattern;
  readonly allows: readonly CompiledAllow[];
}

/** The result of an evaluation; when denied, it has one reason for each `allow` that was evaluated. */
export interface EvaluationResult {
  readonly allowed: boolean;
  readonly reasons: readonly string[];
}

/** Compiled rules. Stateless: nothing is carried over between evaluations. */
export class Ruleset {
  readonly version: File["version"];
  readonly #services: ReadonlyMap<ServiceName, readonly CompiledBlock[]>;

  constructor(version: File["version"], services: ReadonlyMap<ServiceName, readonly CompiledBlock[]>) {
    this.version = version;
    this.#services = services;
  }

  /** Evaluates a request: it is allowed when any `allow` of any matching block is true. */
  evaluate(service: ServiceName, request: EvaluationRequest): EvaluationResult {
    const run = new Evaluation(request);
    const reasons: string[] = [];
    for (const { pattern, allows } of this.#services.get(service) ?? []) {
      const bindings = matchPattern(pattern, request.target);
      if (!bindings) continue;
      for (const allow of allows) {
        if (!allow.methods.has(request.method)) continue;
        const reason = explainDenial(allow, { run, bindings, locals: [] });
        if (reason === undefined) return { allowed: true, reasons: [] };
        reasons.push(`${reason} for '${request.method}' @ L${allow.line}`);
      }
    }
    return { allowed: false, reasons };
  }
}

function explainDenial({ condition }: CompiledAllow, frame: Frame): string | undefined {
  if (!condition) return undefined;
  try {
    const value = condition(frame);
    return value === true ? undefined : "false";
  } catch (thrown) {
    if (!(thrown instanceof EvaluationError)) throw thrown;
    return thrown.message;
  }
}
