import type { Name } from "./ast.ts";
import { RulesSyntaxError } from "./issue.ts";
import type { Lexer, Token } from "./lexer.ts";

/** Consumes expected tokens and throws a RulesSyntaxError for others. */
export class TokenReader {
  protected readonly lexer: Lexer;

  constructor(lexer: Lexer) {
    this.lexer = lexer;
  }

  protected isNext(symbol: string): boolean {
    const { kind, text } = this.lexer.peek();
    return kind === "symbol" && text === symbol;
  }

  protected takeSymbol(symbol: string): Token | undefined {
    return this.isNext(symbol) ? this.lexer.take() : undefined;
  }

  protected takeKeyword(word: string): Token | undefined {
    const { kind, text } = this.lexer.peek();
    return kind === "name" && text === word ? this.lexer.take() : undefined;
  }

  protected expectSymbol(symbol: string): Token {
    const token = this.lexer.take();
    if (token.kind !== "symbol" || token.text !== symbol) throw createUnexpectedTokenError(token, symbol);
    return token;
  }

  protected expectName(): Name {
    const token = this.lexer.take();
    if (token.kind !== "name") throw createUnexpectedTokenError(token);
    return toName(token);
  }
}

/** The error for a token that is not allowed at its position. */
export function createUnexpectedTokenError(token: Token, expected?: string): RulesSyntaxError {
  const hint = expected === undefined ? "" : ` Expected '${expected}'.`;
  const what = token.kind === "end" ? "Unexpected end of file." : `Unexpected '${token.text}'.`;
  return new RulesSyntaxError(what + hint, token);
}

export function toName({ text, start, end }: Token): Name {
  return { text, start, end };
}
