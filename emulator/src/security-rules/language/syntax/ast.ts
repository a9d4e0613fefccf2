import type { Span } from "./source.ts";

/** A name and its position in the source. */
export interface Name extends Span {
  readonly text: string;
}

export interface File extends Span {
  readonly version: "1" | "2";
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}

export type ServiceName = "cloud.firestore" | "firebase.storage";

export interface Service extends Span {
  readonly name: ServiceName;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
}

export interface Match extends Span {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
  readonly allows: readonly Allow[];
}

/** One segment of a pattern: literal text, `{name}` or `{name=**}`. */
export type PatternSegment =
  | (Span & { readonly kind: "text"; readonly text: string })
  | (Span & { readonly kind: "one"; readonly name: string })
  | (Span & { readonly kind: "glob"; readonly name: string });

export const methods = ["get", "list", "create", "update", "delete"] as const;
export type Method = (typeof methods)[number];
export type AllowMethod = Method | "read" | "write";

export interface Allow extends Span {
  readonly methods: readonly AllowMethod[];
  /** Absent when the rule allows without a condition. */
  readonly condition: Expression | undefined;
}

export interface FunctionDeclaration extends Span {
  readonly name: Name;
  readonly parameters: readonly Name[];
  readonly lets: readonly Let[];
  readonly result: Expression;
}

export interface Let extends Span {
  readonly name: Name;
  readonly value: Expression;
}

export const typeNames = [
  ...["bool", "bytes", "duration", "float", "int", "latlng", "list"],
  ...["map", "number", "path", "set", "string", "timestamp"],
] as const;

export type ArithmeticOperator = "+" | "-" | "*" | "/" | "%";
export type EqualityOperator = "==" | "!=";
export type OrderOperator = "<" | "<=" | ">" | ">=";
export type BinaryOperator = ArithmeticOperator | EqualityOperator | OrderOperator | "in";

export type Literal = Span & {
  readonly kind: "literal";
  readonly value: null | boolean | bigint | number | string;
};
export type ListLiteral = Span & { readonly kind: "list"; readonly items: readonly Expression[] };
export type MapLiteral = Span & { readonly kind: "map"; readonly entries: readonly MapEntry[] };
export type MapEntry = { readonly key: string; readonly value: Expression };
export type PathLiteral = Span & { readonly kind: "path"; readonly segments: readonly PathSegment[] };
/** Literal text, or an expression in `$( )`. */
export type PathSegment = string | Expression;
export type Variable = Span & { readonly kind: "variable"; readonly name: string };
export type Call = Span & {
  readonly kind: "call";
  readonly name: Name;
  readonly args: readonly Expression[];
};
export type MethodCall = Span & {
  readonly kind: "methodCall";
  readonly target: Expression;
  readonly name: Name;
  readonly args: readonly Expression[];
};
export type Member = Span & { readonly kind: "member"; readonly target: Expression; readonly name: string };
export type Index = Span & {
  readonly kind: "index";
  readonly target: Expression;
  readonly index: Expression;
};
export type Slice = Span & {
  readonly kind: "slice";
  readonly target: Expression;
  readonly from: Expression;
  readonly to: Expression;
};
export type Unary = Span & {
  readonly kind: "unary";
  readonly operator: "!" | "-";
  readonly operand: Expression;
};
export type Binary = Span & {
  readonly kind: "binary";
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
};
export type TypeTest = Span & { readonly kind: "is"; readonly value: Expression; readonly type: string };
/** A chain of `&&` or of `||`, flattened into one list of operands. */
export type Logical = Span & {
  readonly kind: "and" | "or";
  readonly operands: readonly Expression[];
};
export type Conditional = Span & {
  readonly kind: "conditional";
  readonly condition: Expression;
  readonly consequent: Expression;
  readonly alternative: Expression;
};

export type Expression =
  | Literal
  | ListLiteral
  | MapLiteral
  | PathLiteral
  | Variable
  | Call
  | MethodCall
  | Member
  | Index
  | Slice
  | Unary
  | Binary
  | TypeTest
  | Logical
  | Conditional;
