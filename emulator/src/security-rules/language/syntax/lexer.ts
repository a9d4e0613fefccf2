import { RulesSyntaxError } from "./issue.ts";
import type { Span } from "./source.ts";

/** One token of the rules language. */
export type Token = Span &
  (
    | { readonly kind: "name" | "symbol" | "end"; readonly text: string }
    | { readonly kind: "string"; readonly text: string; readonly value: string }
    | { readonly kind: "int"; readonly text: string; readonly value: bigint }
    | { readonly kind: "float"; readonly text: string; readonly value: number }
  );

const whitespace = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const name = /[A-Za-z_][A-Za-z0-9_]*/y;
const number = /\d+(\.\d+)?([eE][+-]?\d+)?/y;
const text = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/y;
const symbol = /&&|\|\||[=!<>]=|[-+*/%<>!?:.,;()[\]{}=]/y;
const escaped = /\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g;
const control: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Splits a rules file into tokens on demand, because only the parser knows whether a `/` starts a path. */
export class Lexer {
  readonly #text: string;
  #at = 0;
  #peeked: Token | undefined;

  constructor(source: string) {
    this.#text = source;
  }

  /** The next token, without consuming it. */
  peek(): Token {
    this.#peeked ??= this.#scan();
    return this.#peeked;
  }

  take(): Token {
    const token = this.peek();
    this.#peeked = undefined;
    this.#at = token.end;
    return token;
  }

  /** Matches a sticky regular expression directly after the last consumed token, and consumes the match. */
  match(expression: RegExp): RegExpExecArray | undefined {
    const found = this.#exec(expression, this.#at);
    if (!found) return undefined;
    this.#peeked = undefined;
    this.#at += found[0].length;
    return found;
  }

  /** The offset at which the last consumed token ends. */
  get position(): number {
    return this.#at;
  }

  #scan(): Token {
    const start = this.#at + (this.#exec(whitespace, this.#at)?.[0].length ?? 0);
    if (start >= this.#text.length) return { kind: "end", text: "", start, end: start };
    const token =
      this.#token("name", name, start) ?? this.#number(start) ?? this.#string(start) ?? this.#symbol(start);
    if (token) return token;
    const found = String.fromCodePoint(this.#text.codePointAt(start) ?? 0);
    const what = found === '"' || found === "'" ? "Unterminated string." : `Unexpected '${found}'.`;
    throw new RulesSyntaxError(what, { start, end: start + found.length });
  }

  #token(kind: "name" | "symbol", expression: RegExp, start: number): Token | undefined {
    const found = this.#exec(expression, start);
    return found ? { kind, text: found[0], start, end: start + found[0].length } : undefined;
  }

  #symbol(start: number): Token | undefined {
    if (this.#text.startsWith("/*", start)) {
      throw new RulesSyntaxError("Unterminated comment.", { start, end: start + 2 });
    }
    return this.#token("symbol", symbol, start);
  }

  #number(start: number): Token | undefined {
    const found = this.#exec(number, start);
    if (!found) return undefined;
    const [digits, fraction, exponent] = found;
    const place = { text: digits, start, end: start + digits.length };
    if (fraction === undefined && exponent === undefined) {
      return { ...place, kind: "int", value: BigInt(digits) };
    }
    return { ...place, kind: "float", value: Number(digits) };
  }

  #string(start: number): Token | undefined {
    const found = this.#exec(text, start);
    if (!found) return undefined;
    const value = found[0].slice(1, -1).replaceAll(escaped, (_, code?: string, letter = "") => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return control[letter] ?? letter;
    });
    return { kind: "string", text: found[0], value, start, end: start + found[0].length };
  }

  #exec(expression: RegExp, at: number): RegExpExecArray | null {
    expression.lastIndex = at;
    return expression.exec(this.#text);
  }
}
