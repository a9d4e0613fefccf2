import type * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call. `anyone` · `visitor` (has the signed `__session` cookie; issued when missing) · `member` (logged in,
 * active or not) · `seller` (logged in, account active, or an admin) · `admin` (admin or root) · `root`. §6
 */
export type Access = "anyone" | "visitor" | "member" | "seller" | "admin" | "root";

type Schema = z.ZodMiniType;

interface AnyCall {
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
  readonly upload?: { readonly field: string; readonly maxSize: number };
  /** Status of success; 200 when absent. */
  readonly status?: 200 | 201;
  /** `public`: a reference read that browsers and the CDN may keep; `no-store` when absent. */
  readonly cache?: "public";
}

/** A call that is answered with JSON. */
export interface JsonCall extends AnyCall {
  readonly answer: Schema;
  readonly file?: never;
}

/** The file name and content type of a download. */
export interface FileKind {
  readonly name: string;
  readonly contentType: string;
}

/** A call whose response is a streamed file. Never cached. */
export interface FileCall extends AnyCall {
  readonly method: "GET";
  readonly file: FileKind;
  readonly answer?: never;
  readonly status?: 200;
  readonly cache?: never;
}

/** One call of the API as data: what the server mounts, the client calls, the tests walk and OpenAPI is printed from. */
export type Call = JsonCall | FileCall;

/** Writes a row of the API table; it only fixes the row's literal types. */
export function call<const Row extends Call>(row: Row): Row {
  return row;
}

type Parsed<Row, Part extends "params" | "query" | "headers" | "body"> =
  Row extends Record<Part, infer S extends Schema> ? z.output<S> : undefined;
type Sent<Row, Part extends "params" | "query" | "body"> =
  Row extends Record<Part, infer S extends Schema> ? { [key in Part]: z.input<S> } : unknown;
/** Headers of which none is required may be left out as a whole. */
type SentHeaders<Row> =
  Row extends Record<"headers", infer S extends Schema>
    ? Partial<z.input<S>> extends z.input<S>
      ? { headers?: z.input<S> }
      : { headers: z.input<S> }
    : unknown;

/** What a handler receives, parsed and stripped of unknown fields. */
export interface Input<Row extends Call> {
  params: Parsed<Row, "params">;
  query: Parsed<Row, "query">;
  headers: Parsed<Row, "headers">;
  body: Parsed<Row, "body">;
  /** The bytes of the uploaded file. */
  upload: Row extends Record<"upload", object> ? Uint8Array : undefined;
}

/** The part of Blob that the contract needs, so that `domain` does not depend on the DOM. */
export interface WholeFile {
  readonly size: number;
  readonly type: string;
}

/** What a client sends: exactly the parts that the row has. */
export type Request<Row extends Call> = Sent<Row, "params"> &
  Sent<Row, "query"> &
  SentHeaders<Row> &
  Sent<Row, "body"> &
  (Row extends Record<"upload", object> ? { upload: WholeFile } : unknown);

/** What a successful call answers. Clients that have Blobs get files as such. */
export type Answer<Row extends Call, File extends WholeFile = WholeFile> = Row extends JsonCall
  ? z.output<Row["answer"]>
  : File;

/** The chunks of a file, texts in UTF-8. The consumer pulls them, which gives backpressure. */
export type FileChunks = AsyncIterable<Uint8Array | string>;

/** What a handler returns: file chunks, or the input of the response schema. */
export type AnswerInput<Row extends Call> = Row extends JsonCall ? z.input<Row["answer"]> : FileChunks;

/**
 * Fills the `:names` of a row's path.
 * @throws RangeError when a name has no value
 */
export function buildPath(row: Pick<Call, "path">, params: Readonly<Record<string, string>> = {}): string {
  return row.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${row.path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
