import type * as z from "zod/mini";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Access levels: `anyone` · `visitor` (has the signed `__session` cookie; issued when missing) · `member` (logged in, active or not) ·
 * `seller` (logged in, account active, or an admin) · `orderSeller` (a seller, or one whose account has been closed, for their open orders) ·
 * `admin` (admin or root) · `root`. §6
 */
export type Access = "anyone" | "visitor" | "member" | "seller" | "orderSeller" | "admin" | "root";

type Schema = z.ZodMiniType;

interface AnyCall {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** A POST that only reads: its input must not be in a URL, which platforms log, or does not fit into one. */
  readonly safe?: true;
  /** One English line for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  /**
   * The names that keep the answer to a query from being cached, by those that are given: those that do not change it, or whose invented values
   * would fill the CDN.
   */
  readonly findUncachedQuery?: (given: ReadonlySet<string>) => readonly string[];
  readonly headers?: Schema;
  readonly body?: Schema;
  /** Reads a body in another documented shape, before the schema does. */
  readonly readBody?: (sent: unknown) => unknown;
  /** Maximum size of the JSON body in bytes; 100 kB when absent. */
  readonly maxBodySize?: number;
  /** A file instead of a JSON body: the multipart field that contains it, and its maximum size in bytes. */
  readonly upload?: { readonly field: string; readonly maxSize: number };
  /** Status of a successful response; 200 when absent. */
  readonly status?: 200 | 201;
  /** `public`: a reference read that browsers and the CDN may cache; `no-store` when absent. */
  readonly cache?: "public";
}

/** A call with a JSON response. */
export interface JsonCall extends AnyCall {
  readonly response: Schema;
  readonly file?: never;
}

/** The file name and content type of a download. */
export interface FileKind {
  readonly name: string;
  readonly contentType: string;
  /** Whether a browser that opens its address shows it instead of saving it. */
  readonly isShown?: true;
}

/** A call whose response is a streamed file. */
export interface FileCall extends AnyCall {
  readonly method: "GET" | "POST";
  readonly file: FileKind;
  readonly response?: never;
  readonly status?: 200;
}

/**
 * One API call as data: the server mounts it, the client calls it, the tests iterate over it and the OpenAPI document is printed from it.
 */
export type Call = JsonCall | FileCall;

/** Defines a call of the API; infers its literal types and returns it unchanged. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** The upload of an image: the form's field is `image`, and the file has at most 5 MiB. */
export const imageUpload = { field: "image", maxSize: 5 * 1024 * 1024 } as const;

/** Whether a call only reads, in the sense of HTTP's safe methods. */
export const isSafe = ({ method, safe }: Pick<Call, "method" | "safe">): boolean =>
  method === "GET" || safe === true;

type Parsed<C, Part extends "params" | "query" | "headers" | "body"> =
  C extends Record<Part, infer S extends Schema> ? z.output<S> : undefined;
type Sent<C, Part extends "params" | "body"> =
  C extends Record<Part, infer S extends Schema> ? { [key in Part]: z.input<S> } : unknown;
/** `query` and `headers` are optional if nothing in them is required. */
type SentIfGiven<C, Part extends "query" | "headers"> =
  C extends Record<Part, infer S extends Schema>
    ? Partial<z.input<S>> extends z.input<S>
      ? { [key in Part]?: z.input<S> }
      : { [key in Part]: z.input<S> }
    : unknown;

/** A handler's input: parsed, without unknown fields. */
export interface Input<C extends Call> {
  params: Parsed<C, "params">;
  query: Parsed<C, "query">;
  headers: Parsed<C, "headers">;
  body: Parsed<C, "body">;
  /** The bytes of the uploaded file. */
  upload: C extends Record<"upload", object> ? Uint8Array : undefined;
}

/** The part of Blob that the contract needs, so that `domain` does not depend on the DOM. */
export interface WholeFile {
  readonly size: number;
  readonly type: string;
}

/** A client's request: exactly the parts that the call declares. */
export type Request<C extends Call> = Sent<C, "params"> &
  SentIfGiven<C, "query"> &
  SentIfGiven<C, "headers"> &
  Sent<C, "body"> &
  (C extends Record<"upload", object> ? { upload: WholeFile } : unknown);

/** The response body of a successful call. For a file, clients that have `Blob` pass it as `File`. */
export type ResponseBody<C extends Call, File extends WholeFile = WholeFile> = C extends JsonCall
  ? z.output<C["response"]>
  : File;

/** The chunks of a file, texts in UTF-8. The consumer pulls them, which gives backpressure. */
export type FileChunks = AsyncIterable<Uint8Array | string>;

/** A handler's return value: file chunks, or the input of the response schema. */
export type ResponseInput<C extends Call> = C extends JsonCall ? z.input<C["response"]> : FileChunks;

/** Matches the paths of a call; the groups are its path parameters, still encoded. @param segment what a parameter may be */
export function createPathPattern(path: string, segment = "[^/]+"): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, `(?<$1>${segment})`)}$`);
}

/**
 * Fills the `:names` of a path, such as that of a call.
 * @throws RangeError when a name has no value
 */
export function buildPath(
  { path }: { readonly path: string },
  params: Readonly<Record<string, string>> = {},
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
