import { type BinaryOperator, type Expression, type MapEntry, type PathSegment, typeNames } from "./ast.ts";
import { RulesSyntaxError } from "./issue.ts";
import type { Token } from "./lexer.ts";
import type { Span } from "./source.ts";
import { createUnexpectedTokenError, TokenReader, toName } from "./token-reader.ts";

const maxNesting = 100;
const maxTreeDepth = 400;
const intLimit = 2n ** 63n;
const pathText = /(?:[\p{L}\p{N}_.%~@!-]|\([\w-]+\))+/uy;
const knownTypes: ReadonlySet<string> = new Set(typeNames);

/** A recursive-descent parser for expressions, with one method for each level of precedence. */
export class ExpressionParser extends TokenReader {
  // The depth of each node. The parser limits it, so that code that walks the tree needs no limit of its own.
  readonly #depths = new WeakMap<Expression, number>();
  #nesting = 0;

  protected parseExpression(): Expression {
    return this.#nested(() => {
      const condition = this.#parseOr();
      if (!this.takeSymbol("?")) return condition;
      const consequent = this.parseExpression();
      this.expectSymbol(":");
      const alternative = this.parseExpression();
      const span = spanOf(condition, alternative);
      return this.#withDepth({ kind: "conditional", ...span, condition, consequent, alternative }, [
        ...[condition, consequent, alternative],
      ]);
    });
  }

  #parseOr(): Expression {
    return this.#parseLogical("or", "||", () => this.#parseAnd());
  }

  #parseAnd(): Expression {
    return this.#parseLogical("and", "&&", () => this.#parseEquality());
  }

  #parseLogical(kind: "and" | "or", symbol: string, parseOperand: () => Expression): Expression {
    const first = parseOperand();
    const operands = [first];
    while (this.takeSymbol(symbol)) operands.push(parseOperand());
    if (operands.length === 1) return first;
    return this.#withDepth({ kind, ...spanOf(first, operands.at(-1) ?? first), operands }, operands);
  }

  #parseEquality(): Expression {
    return this.#parseBinary(["==", "!="], () => this.#parseIn());
  }

  #parseIn(): Expression {
    let left = this.#parseOrder();
    while (true) {
      if (this.takeKeyword("in")) left = this.#binary("in", left, this.#parseOrder());
      else if (this.takeKeyword("is")) left = this.#parseType(left);
      else return left;
    }
  }

  #parseType(value: Expression): Expression {
    const name = this.lexer.take();
    if (!knownTypes.has(name.text)) throw new RulesSyntaxError(`Unknown type '${name.text}'.`, name);
    return this.#withDepth({ kind: "is", ...spanOf(value, name), value, type: name.text }, [value]);
  }

  #parseOrder(): Expression {
    return this.#parseBinary(["<", "<=", ">", ">="], () => this.#parseSum());
  }

  #parseSum(): Expression {
    return this.#parseBinary(["+", "-"], () => this.#parseProduct());
  }

  #parseProduct(): Expression {
    return this.#parseBinary(["*", "/", "%"], () => this.#parseUnary());
  }

  #parseBinary(operators: readonly BinaryOperator[], parseOperand: () => Expression): Expression {
    let left = parseOperand();
    while (true) {
      const { kind, text } = this.lexer.peek();
      const operator = kind === "symbol" ? operators.find((one) => one === text) : undefined;
      if (operator === undefined) return left;
      this.lexer.take();
      left = this.#binary(operator, left, parseOperand());
    }
  }

  #binary(operator: BinaryOperator, left: Expression, right: Expression): Expression {
    return this.#withDepth({ kind: "binary", ...spanOf(left, right), operator, left, right }, [left, right]);
  }

  #parseUnary(): Expression {
    const token = this.lexer.peek();
    if (this.takeSymbol("-")) return this.#parseNegation(token);
    if (!this.takeSymbol("!")) return this.#parsePostfix(this.#parsePrimary());
    const operand = this.#nested(() => this.#parseUnary());
    return this.#withDepth({ kind: "unary", ...spanOf(token, operand), operator: "!", operand }, [operand]);
  }

  #parseNegation(minus: Token): Expression {
    const next = this.lexer.peek();
    // The smallest integer has no positive counterpart, so the minus is parsed as part of the number.
    if (next.kind === "int") {
      this.lexer.take();
      const value = checkInt(next, -next.value);
      return this.#parsePostfix({ kind: "literal", ...spanOf(minus, next), value });
    }
    const operand = this.#nested(() => this.#parseUnary());
    return this.#withDepth({ kind: "unary", ...spanOf(minus, operand), operator: "-", operand }, [operand]);
  }

  #parsePostfix(primary: Expression): Expression {
    let target = primary;
    while (true) {
      if (this.takeSymbol(".")) target = this.#parseMember(target);
      else if (this.takeSymbol("[")) target = this.#parseIndex(target);
      else return target;
    }
  }

  #parseMember(target: Expression): Expression {
    const name = this.expectName();
    if (!this.takeSymbol("(")) {
      return this.#withDepth({ kind: "member", ...spanOf(target, name), target, name: name.text }, [target]);
    }
    const [args, end] = this.#parseItems(")");
    const span = { start: target.start, end };
    return this.#withDepth({ kind: "methodCall", ...span, target, name, args }, [target, ...args]);
  }

  #parseIndex(target: Expression): Expression {
    const index = this.parseExpression();
    if (!this.takeSymbol(":")) {
      const span = spanOf(target, this.expectSymbol("]"));
      return this.#withDepth({ kind: "index", ...span, target, index }, [target, index]);
    }
    const to = this.parseExpression();
    const span = spanOf(target, this.expectSymbol("]"));
    return this.#withDepth({ kind: "slice", ...span, target, from: index, to }, [target, index, to]);
  }

  #parsePrimary(): Expression {
    const token = this.lexer.take();
    const { start, end } = token;
    switch (token.kind) {
      case "int":
        return { kind: "literal", start, end, value: checkInt(token, token.value) };
      case "float":
      case "string":
        return { kind: "literal", start, end, value: token.value };
      case "name":
        return this.#parseNamed(token);
      case "symbol":
        return this.#parseBracketed(token);
      case "end":
        throw createUnexpectedTokenError(token);
      default:
        return token satisfies never;
    }
  }

  #parseNamed(token: Token): Expression {
    const { start, end, text } = token;
    if (text === "null") return { kind: "literal", start, end, value: null };
    if (text === "true" || text === "false") return { kind: "literal", start, end, value: text === "true" };
    const name = toName(token);
    if (!this.takeSymbol("(")) return { kind: "variable", start, end, name: text };
    const [args, closed] = this.#parseItems(")");
    return this.#withDepth({ kind: "call", start, end: closed, name, args }, args);
  }

  #parseBracketed(token: Token): Expression {
    switch (token.text) {
      case "(": {
        const inner = this.parseExpression();
        this.expectSymbol(")");
        return inner;
      }
      case "[": {
        const [items, end] = this.#parseItems("]");
        return this.#withDepth({ kind: "list", start: token.start, end, items }, items);
      }
      case "{":
        return this.#parseMap(token.start);
      case "/":
        return this.#parsePath(token.start);
      default:
        throw createUnexpectedTokenError(token);
    }
  }

  #parseItems(close: ")" | "]"): [Expression[], number] {
    const items: Expression[] = [];
    for (let ended = this.takeSymbol(close); ; ended = this.takeSymbol(close)) {
      if (ended) return [items, ended.end];
      if (items.length > 0) this.expectSymbol(",");
      // Only lists may end with a comma.
      if (items.length === 0 || close === ")" || !this.isNext(close)) items.push(this.parseExpression());
    }
  }

  #parseMap(start: number): Expression {
    const entries: MapEntry[] = [];
    while (!this.isNext("}")) {
      if (entries.length > 0) this.expectSymbol(",");
      const key = this.lexer.take();
      if (key.kind !== "string" && key.kind !== "name") throw createUnexpectedTokenError(key);
      this.expectSymbol(":");
      entries.push({ key: key.kind === "string" ? key.value : key.text, value: this.parseExpression() });
    }
    const { end } = this.expectSymbol("}");
    const values = entries.map(({ value }) => value);
    return this.#withDepth({ kind: "map", start, end, entries }, values);
  }

  #parsePath(start: number): Expression {
    const segments: PathSegment[] = [];
    do segments.push(this.#parsePathSegment());
    while (this.lexer.match(/\/(?![/*])/y));
    const inner = segments.filter((segment) => typeof segment !== "string");
    return this.#withDepth({ kind: "path", start, end: this.lexer.position, segments }, inner);
  }

  #parsePathSegment(): PathSegment {
    if (this.lexer.match(/\$\(/y)) {
      const expression = this.parseExpression();
      this.expectSymbol(")");
      return expression;
    }
    const found = this.lexer.match(pathText);
    if (!found) throw createUnexpectedTokenError(this.lexer.peek());
    return found[0];
  }

  #nested(parse: () => Expression): Expression {
    this.#nesting++;
    if (this.#nesting > maxNesting) throw createNestingError(this.lexer.peek());
    const expression = parse();
    this.#nesting--;
    return expression;
  }

  #withDepth(node: Expression, children: readonly Expression[]): Expression {
    let depth = 1;
    for (const child of children) depth = Math.max(depth, 1 + (this.#depths.get(child) ?? 0));
    if (depth > maxTreeDepth) throw createNestingError(node);
    this.#depths.set(node, depth);
    return node;
  }
}

function createNestingError(span: Span): RulesSyntaxError {
  return new RulesSyntaxError("The expression is nested too deeply.", span);
}

function checkInt(token: Token, value: bigint): bigint {
  if (value < -intLimit || value >= intLimit) {
    throw new RulesSyntaxError("Integer literal is out of range.", token);
  }
  return value;
}

function spanOf(first: Span, last: Span): Span {
  return { start: first.start, end: last.end };
}
