import {
  type Allow,
  type AllowMethod,
  type File,
  type FunctionDeclaration,
  type Let,
  type Match,
  methods,
  type Name,
  type PatternSegment,
  type Service,
  type ServiceName,
} from "./ast.ts";
import { RulesSyntaxError } from "./issue.ts";
import { Lexer, type Token } from "./lexer.ts";
import { ExpressionParser } from "./parse-expression.ts";
import { createUnexpectedTokenError } from "./token-reader.ts";

const maxParameters = 7;
const maxLets = 10;
const maxNestedMatches = 50;
const wildcard = /\{\s*([A-Za-z_]\w*)\s*(=\s*\*\*?)?\s*\}/y;
const patternText = /(?:[\p{L}\p{N}_.%~@!$+*-]|\([\w-]+\))+/uy;
const allowMethods: readonly AllowMethod[] = [...methods, "read", "write"];
const serviceNames: readonly ServiceName[] = ["cloud.firestore", "firebase.storage"];

/**
 * Parses a rules file.
 * @throws RulesSyntaxError at the first syntax error
 */
export function parse(text: string): File {
  return new Parser(new Lexer(text)).parseFile();
}

interface Body {
  readonly functions: FunctionDeclaration[];
  readonly matches: Match[];
  readonly allows: Allow[];
}

class Parser extends ExpressionParser {
  #nestedMatches = 0;

  parseFile(): File {
    const functions: FunctionDeclaration[] = [];
    const services: Service[] = [];
    let version: File["version"] = "1";
    while (true) {
      const token = this.lexer.take();
      if (token.kind === "end") return { version, functions, services, start: 0, end: token.end };
      if (token.text === "rules_version") version = this.#parseVersion();
      else if (token.text === "function") functions.push(this.#parseFunction(token));
      else if (token.text === "service") services.push(this.#parseService(token));
      else throw createUnexpectedTokenError(token);
    }
  }

  #parseVersion(): File["version"] {
    this.expectSymbol("=");
    const token = this.lexer.take();
    const version = token.kind === "string" ? token.value : "";
    if (version !== "1" && version !== "2") {
      throw new RulesSyntaxError(`Unknown rules version ${token.text}: it is '1' or '2'.`, token);
    }
    this.expectSymbol(";");
    return version;
  }

  #parseService({ start }: Token): Service {
    const first = this.expectName();
    this.expectSymbol(".");
    const second = this.expectName();
    const name = serviceNames.find((known) => known === `${first.text}.${second.text}`);
    if (!name) {
      const span = { start: first.start, end: second.end };
      throw new RulesSyntaxError(`Unknown service '${first.text}.${second.text}'.`, span);
    }
    const [{ functions, matches }, end] = this.#parseBody(["match", "function"]);
    return { name, functions, matches, start, end };
  }

  #parseBody(allowed: readonly string[]): [Body, number] {
    const body: Body = { functions: [], matches: [], allows: [] };
    this.expectSymbol("{");
    while (true) {
      const token = this.lexer.take();
      if (token.kind === "symbol" && token.text === "}") return [body, token.end];
      if (token.kind === "end") throw createUnexpectedTokenError(token, "}");
      if (token.kind !== "name" || !allowed.includes(token.text)) throw createUnexpectedTokenError(token);
      if (token.text === "match") body.matches.push(this.#parseMatch(token));
      else if (token.text === "function") body.functions.push(this.#parseFunction(token));
      else body.allows.push(this.#parseAllow(token));
    }
  }

  #parseMatch(token: Token): Match {
    if (++this.#nestedMatches > maxNestedMatches) {
      throw new RulesSyntaxError("Match blocks are nested too deeply.", token);
    }
    const pattern = this.#parsePattern();
    const [body, end] = this.#parseBody(["match", "function", "allow"]);
    this.#nestedMatches--;
    return { pattern, ...body, start: token.start, end };
  }

  #parsePattern(): PatternSegment[] {
    const segments: PatternSegment[] = [];
    this.expectSymbol("/");
    do segments.push(this.#parsePatternSegment());
    while (this.takeSymbol("/"));
    return segments;
  }

  #parsePatternSegment(): PatternSegment {
    const start = this.lexer.position;
    const bound = this.lexer.match(wildcard);
    const end = this.lexer.position;
    if (bound) {
      const [, name = "", kind] = bound;
      return { kind: kind?.endsWith("**") ? "glob" : "one", name, start, end };
    }
    const found = this.lexer.match(patternText);
    if (!found) throw createUnexpectedTokenError(this.lexer.peek());
    return { kind: "text", text: found[0], start, end: this.lexer.position };
  }

  #parseAllow({ start }: Token): Allow {
    const words: AllowMethod[] = [];
    do words.push(this.#parseMethod());
    while (this.takeSymbol(","));
    const conditional = this.takeSymbol(":") && this.takeKeyword("if");
    const condition = conditional && this.parseExpression();
    const { end } = this.expectSymbol(";");
    return { methods: words, condition, start, end };
  }

  #parseMethod(): AllowMethod {
    const token = this.lexer.take();
    const word = allowMethods.find((known) => known === token.text);
    if (!word || token.kind !== "name") throw createUnexpectedTokenError(token);
    return word;
  }

  #parseFunction({ start }: Token): FunctionDeclaration {
    const name = this.expectName();
    const parameters = this.#parseParameters();
    this.expectSymbol("{");
    const lets: Let[] = [];
    for (let word = this.takeKeyword("let"); word; word = this.takeKeyword("let"))
      lets.push(this.#parseLet(word));
    if (lets.length > maxLets) {
      throw new RulesSyntaxError(`A function can have at most ${maxLets} variables.`, name);
    }
    const token = this.lexer.take();
    if (token.text !== "return") throw createUnexpectedTokenError(token, "return");
    const result = this.parseExpression();
    this.takeSymbol(";");
    const { end } = this.expectSymbol("}");
    return { name, parameters, lets, result, start, end };
  }

  #parseParameters(): Name[] {
    const parameters: Name[] = [];
    this.expectSymbol("(");
    while (!this.takeSymbol(")")) {
      if (parameters.length > 0) this.expectSymbol(",");
      parameters.push(this.expectName());
    }
    const extra = parameters[maxParameters];
    if (extra) throw new RulesSyntaxError(`A function can have at most ${maxParameters} parameters.`, extra);
    return parameters;
  }

  #parseLet({ start }: Token): Let {
    const name = this.expectName();
    this.expectSymbol("=");
    const value = this.parseExpression();
    const { end } = this.expectSymbol(";");
    return { name, value, start, end };
  }
}

export type { Allow, Expression, FunctionDeclaration, Match } from "./ast.ts";
export type { Span } from "./source.ts";
