import type * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call. `anyone` · `visitor` (has the signed `__session` cookie; issued when missing) · `member` (logged in,
 * active or not) · `seller` (logged in, account active, or an admin) · `admin` (admin or root) · `root`. §6
 */
export type Access = "anyone" | "visitor" | "member" | "seller" | "admin" | "root";

type Schema = z.ZodMiniType;

/** One call of the API as data: what the server mounts, the client calls, the tests walk and OpenAPI is printed from. */
export interface Call {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One English line for the reader of the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** A file instead of a JSON body: the field of the multipart form that holds it, and its largest size in bytes. */
  readonly upload?: { readonly field: string; readonly most: number };
  readonly answer: Schema;
  /** Status of success; 200 when absent. */
  readonly status?: 200 | 201;
  /** `public`: a reference read that browsers and the CDN may keep; `no-store` when absent. */
  readonly cache?: "public";
}

/** Writes a row of the API table; it only fixes the row's literal types. */
export function call<const Row extends Call>(row: Row): Row {
  return row;
}

type Parsed<Row, Part extends "params" | "query" | "headers" | "body"> =
  Row extends Record<Part, infer S extends Schema> ? z.output<S> : undefined;
type Sent<Row, Part extends "params" | "query" | "headers" | "body"> =
  Row extends Record<Part, infer S extends Schema> ? { [key in Part]: z.input<S> } : unknown;

/** What a handler receives, parsed and stripped of unknown fields. */
export interface Input<Row extends Call> {
  params: Parsed<Row, "params">;
  query: Parsed<Row, "query">;
  headers: Parsed<Row, "headers">;
  body: Parsed<Row, "body">;
  /** The bytes of the uploaded file. */
  upload: Row extends Record<"upload", object> ? Uint8Array : undefined;
}

/** A file to be sent: a browser's Blob, as far as the contract cares. */
export interface Upload {
  readonly size: number;
  readonly type: string;
}

/** What a client sends: exactly the parts that the row has. */
export type Request<Row extends Call> = Sent<Row, "params"> &
  Sent<Row, "query"> &
  Sent<Row, "headers"> &
  Sent<Row, "body"> &
  (Row extends Record<"upload", object> ? { upload: Upload } : unknown);

/** What a successful call answers. */
export type Answer<Row extends Call> = z.output<Row["answer"]>;

/** What a handler returns; the answer's schema is applied to it before it leaves. */
export type AnswerInput<Row extends Call> = z.input<Row["answer"]>;

/**
 * Fills the `:names` of a row's path.
 * @throws RangeError when a name has no value
 */
export function pathOf(row: Pick<Call, "path">, params: Readonly<Record<string, string>> = {}): string {
  return row.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${row.path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
