import { type CompiledAllow, type CompiledBlock, Ruleset } from "../evaluate/ruleset.ts";
import {
  type Allow,
  type AllowMethod,
  type File,
  type FunctionDeclaration,
  type Match,
  type Method,
  methods,
  type PatternSegment,
  type Service,
  type ServiceName,
} from "../syntax/ast.ts";
import { type Issue, RulesSyntaxError, type Severity } from "../syntax/issue.ts";
import { parse } from "../syntax/parser.ts";
import type { Source, Span } from "../syntax/source.ts";
import type { RuleValue } from "../values/value.ts";
import { checkCalls } from "./call-graph.ts";
import { compileExpression } from "./compile-expression.ts";
import type { Context } from "./context.ts";
import { type RuleFunction, Scope } from "./scope.ts";

const maxSourceBytes = 256 * 1024;

/** A compiled rules file with its errors and warnings. */
export interface Compilation {
  readonly issues: readonly Issue[];
  /** Undefined when an issue is an error. */
  readonly ruleset: Ruleset | undefined;
}

/** Parses, checks and compiles a rules file. */
export function compile(source: Source): Compilation {
  if (Buffer.byteLength(source.text) > maxSourceBytes) {
    const span = { start: 0, end: source.text.length };
    return {
      issues: [{ severity: "ERROR", description: "The rules are too large.", span }],
      ruleset: undefined,
    };
  }
  try {
    return new Compiler(source).compileFile(parse(source.text));
  } catch (thrown) {
    if (!(thrown instanceof RulesSyntaxError)) throw thrown;
    const issue = { severity: "ERROR", description: thrown.message, span: thrown.span } as const;
    return { issues: [issue], ruleset: undefined };
  }
}

class Compiler {
  readonly #source: Source;
  readonly #issues = new Map<string, Issue>();
  readonly #functions: RuleFunction[] = [];

  constructor(source: Source) {
    this.#source = source;
  }

  compileFile(file: File): Compilation {
    const services = new Map<ServiceName, CompiledBlock[]>();
    for (const service of file.services) {
      const blocks = services.get(service.name) ?? [];
      blocks.push(...this.#compileService(service, file));
      services.set(service.name, blocks);
    }
    for (const { called, declaration } of this.#functions) {
      const { name } = declaration;
      if (!called) this.#report("WARNING", `Unused function: ${name.text}.`, name);
    }
    for (const { description, span } of checkCalls(this.#functions)) this.#report("ERROR", description, span);
    const issues = [...this.#issues.values()].sort((a, b) => a.span.start - b.span.start);
    const usable = issues.every(({ severity }) => severity !== "ERROR");
    return { issues, ruleset: usable ? new Ruleset(file.version, services) : undefined };
  }

  #compileService(service: Service, file: File): CompiledBlock[] {
    const scope = new Scope();
    scope.declare("request", { kind: "request" });
    scope.declare("resource", { kind: "resource" });
    const context = this.#contextOf(service.name, scope);
    this.#compileFunctions([...file.functions, ...service.functions], context);
    const parent = { context, segments: [], bindings: 0, version: file.version };
    return service.matches.flatMap((match) => this.#compileMatch(match, parent));
  }

  #contextOf(service: ServiceName, scope: Scope): Context {
    const report: Context["report"] = (severity, description, span) => {
      this.#report(severity, description, span);
    };
    return { service, scope, within: undefined, report };
  }

  #compileMatch(match: Match, around: MatchContext): CompiledBlock[] {
    this.#checkGlobs(match.pattern, around.version);
    const scope = new Scope(around.context.scope);
    let { bindings } = around;
    for (const segment of match.pattern) {
      if (segment.kind !== "text") scope.declare(segment.name, { kind: "binding", index: bindings++ });
    }
    const context = { ...around.context, scope };
    this.#compileFunctions(match.functions, context);
    const segments = [...around.segments, ...match.pattern];
    const allows = match.allows.map((allow) => this.#compileAllow(allow, context));
    const inner = match.matches.flatMap((nested) => {
      return this.#compileMatch(nested, { ...around, context, segments, bindings });
    });
    if (allows.length === 0) return inner;
    const minGlobSegments = around.version === "1" ? 1 : 0;
    return [{ pattern: { segments, minGlobSegments }, allows }, ...inner];
  }

  #checkGlobs(pattern: readonly PatternSegment[], version: File["version"]): void {
    const globs = pattern.filter(({ kind }) => kind === "glob");
    const [, second] = globs;
    if (second) this.#report("ERROR", "A path can have only one recursive wildcard.", second);
    const [first] = globs;
    if (version === "1" && first && first !== pattern.at(-1)) {
      this.#report("ERROR", "A recursive wildcard must be the last segment in rules_version 1.", first);
    }
  }

  #compileAllow({ methods: words, condition, start }: Allow, context: Context): CompiledAllow {
    return {
      methods: new Set(words.flatMap(expandMethod)),
      condition: condition && compileExpression(condition, context),
      line: this.#source.positionAt(start).line,
    };
  }

  #compileFunctions(declarations: readonly FunctionDeclaration[], context: Context): void {
    const declared = declarations.map((declaration) => {
      const { text } = declaration.name;
      if (context.scope.hasOwnFunction(text)) {
        this.#report("ERROR", `Function ${text} is already defined.`, declaration.name);
      }
      return context.scope.declareFunction(declaration);
    });
    for (const one of declared) this.#compileFunction(one, context);
    this.#functions.push(...declared);
  }

  #compileFunction(declared: RuleFunction, around: Context): void {
    const { parameters, lets, result } = declared.declaration;
    const scope = new Scope(around.scope);
    const context = { ...around, scope, within: declared };
    for (const [index, { text }] of parameters.entries()) scope.declare(text, { kind: "local", index });
    const values = lets.map(({ name, value }, at) => {
      const evaluate = compileExpression(value, context);
      if (lets.slice(0, at).some((earlier) => earlier.name.text === name.text)) {
        this.#report("ERROR", `Variable ${name.text} is already defined.`, name);
      }
      scope.declare(name.text, { kind: "local", index: parameters.length + at });
      return evaluate;
    });
    const evaluate = compileExpression(result, context);
    for (const name of [...parameters, ...lets.map((one) => one.name)]) {
      if (!scope.isUsed(name.text)) this.#report("WARNING", `Unused variable: ${name.text}.`, name);
    }
    declared.body = ({ run, bindings }, args) => {
      const locals: RuleValue[] = [...args];
      const frame = { run, bindings, locals };
      for (const value of values) locals.push(value(frame));
      return evaluate(frame);
    };
  }

  // Keyed by position and text: a function of the file is compiled once for each service, and its issues must not be reported twice.
  #report(severity: Severity, description: string, span: Span): void {
    this.#issues.set(`${span.start} ${description}`, { severity, description, span });
  }
}

/** The context that the enclosing blocks give a match block. */
interface MatchContext {
  readonly context: Context;
  readonly segments: readonly PatternSegment[];
  readonly bindings: number;
  readonly version: File["version"];
}

function expandMethod(word: AllowMethod): readonly Method[] {
  if (word === "read") return ["get", "list"];
  if (word === "write") return ["create", "update", "delete"];
  return methods.filter((method) => method === word);
}

export { formatIssue } from "../syntax/issue.ts";
export { Source } from "../syntax/source.ts";
