import type { Frame } from "../evaluate/evaluation.ts";
import type { FunctionDeclaration } from "../syntax/ast.ts";
import type { Span } from "../syntax/source.ts";
import type { RuleValue } from "../values/value.ts";

/** A function of the rules file. Its body is set after all functions that it could call are declared. */
export class RuleFunction {
  readonly declaration: FunctionDeclaration;
  readonly calls: { readonly callee: RuleFunction; readonly span: Span }[] = [];
  called = false;
  body: ((frame: Frame, args: readonly RuleValue[]) => RuleValue) | undefined;

  constructor(declaration: FunctionDeclaration) {
    this.declaration = declaration;
  }
}

/** Where the value of a variable is stored. */
export type Slot =
  | { readonly kind: "request" | "resource" }
  | { readonly kind: "binding" | "local"; readonly index: number };

/** The variables and functions of one block, with those of the enclosing blocks. */
export class Scope {
  readonly #parent: Scope | undefined;
  readonly #variables = new Map<string, Slot>();
  readonly #functions = new Map<string, RuleFunction>();
  readonly #used = new Set<string>();

  constructor(parent?: Scope) {
    this.#parent = parent;
  }

  declare(name: string, slot: Slot): void {
    this.#variables.set(name, slot);
  }

  declareFunction(declaration: FunctionDeclaration): RuleFunction {
    const declared = new RuleFunction(declaration);
    this.#functions.set(declaration.name.text, declared);
    return declared;
  }

  variable(name: string): Slot | undefined {
    const slot = this.#variables.get(name);
    if (slot) this.#used.add(name);
    return slot ?? this.#parent?.variable(name);
  }

  function(name: string): RuleFunction | undefined {
    return this.#functions.get(name) ?? this.#parent?.function(name);
  }

  /** Whether this scope itself, not an enclosing one, has a variable of that name. */
  hasOwn(name: string): boolean {
    return this.#variables.has(name);
  }

  hasOwnFunction(name: string): boolean {
    return this.#functions.has(name);
  }

  isUsed(name: string): boolean {
    return this.#used.has(name);
  }
}
