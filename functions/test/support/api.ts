import { randomInt } from "node:crypto";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { buildPath, type Call, type Request, type ResponseBody } from "@halkopiha/domain/contract/call.ts";
import * as z from "zod/mini";

const appUrl = process.env["APP_URL"];
if (!appUrl) throw new Error("These tests need the suite: npm run test:api");

/** The body of every error response. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.record(z.string(), z.unknown())),
  failed: z.optional(z.array(z.string())),
  changes: z.optional(z.array(z.unknown())),
});

/** A random address of the documentation network (RFC 3849). */
function randomAddress(): string {
  const group = () => randomInt(0x1_0000).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

const Parts = z.object({
  params: z.optional(z.record(z.string(), z.string())),
  query: z.optional(z.record(z.string(), z.unknown())),
  headers: z.optional(z.record(z.string(), z.string())),
  body: z.optional(z.unknown()),
  upload: z.optional(z.instanceof(Blob)),
});

function createForm(field: string, file: Blob): FormData {
  const form = new FormData();
  form.append(field, file, field);
  return form;
}

/** Parses a JSON response, returns a download as a Blob, and anything else as text. */
async function readBody(response: Response): Promise<unknown> {
  if (response.headers.has("content-disposition")) return response.blob();
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return isJson && text !== "" ? JSON.parse(text) : text;
}

/** Maximum time for a response, in milliseconds; below the tests' own limit, so that the error names the line that waits. */
const responseTimeout = 120_000;

/** An API client that stores the visitor cookie and, once logged in, the token. */
export class Client {
  cookie = "";
  token = "";
  /** The User-Agent; the one of `fetch` when empty. */
  userAgent = "";
  /** Each client has its own address, so that rate limits count it separately; an empty one is not sent. */
  readonly address: string;
  /** Where the API is. */
  readonly origin: string;

  constructor(address = randomAddress(), origin = appUrl) {
    this.address = address;
    this.origin = origin ?? "";
  }

  /**
   * Sends any request.
   * @throws DOMException, a TimeoutError, when there is no response in time
   */
  async send(method: string, path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (this.address) headers.set("x-forwarded-for", this.address);
    if (this.userAgent) headers.set("user-agent", this.userAgent);
    if (this.cookie) headers.set("cookie", this.cookie);
    if (this.token) headers.set("authorization", `Bearer ${this.token}`);
    const signal = init.signal ?? AbortSignal.timeout(responseTimeout);
    const response = await fetch(new URL(path, this.origin), { ...init, method, headers, signal });
    this.cookie = /__session=[^;]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? this.cookie;
    return { status: response.status, headers: response.headers, body: await readBody(response) };
  }

  sendJson(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    return this.send(method, path, {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  }

  /** Makes a call of the contract and returns its response. */
  request<C extends Call>(call: C, request: Request<C>): Promise<Reply> {
    const { params, query = {}, headers = {}, body, upload } = Parts.parse(request);
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const path = `${buildPath(call, params)}?${search}`;
    if (call.upload && upload) {
      return this.send(call.method, path, { headers, body: createForm(call.upload.field, upload) });
    }
    return body === undefined
      ? this.send(call.method, path, { headers })
      : this.sendJson(call.method, path, body, headers);
  }

  /**
   * Makes a call of the contract that must succeed.
   * @throws Error with the error response otherwise
   */
  async call<C extends Call>(call: C, request: Request<C>): Promise<ResponseBody<C, Blob>>;
  async call(call: Call, request: object): Promise<unknown> {
    const { status, body } = await this.request(call, request);
    if (status !== (call.status ?? 200)) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
    return call.file ? z.parse(z.instanceof(Blob), body) : z.parse(call.response, body);
  }

  /** Logs in as a user of the sample market. */
  async logIn(username: string, password: string): Promise<this> {
    this.token = (await this.call(login, { body: { username, password } })).token;
    return this;
  }
}

/** The body of an error response. */
export function parseErrorBody({ body }: Reply): z.output<typeof ErrorBody> {
  return ErrorBody.parse(body);
}
