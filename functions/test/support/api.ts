import { randomInt } from "node:crypto";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { type Answer, buildPath, type Call, type Request } from "@halkopiha/domain/contract/call.ts";
import * as z from "zod/mini";

const appUrl = process.env["APP_URL"];
if (!appUrl) throw new Error("These tests need the suite: npm run test:api");

/** What any call of ours answers when it refuses. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.record(z.string(), z.unknown())),
  failed: z.optional(z.array(z.string())),
  changes: z.optional(z.array(z.unknown())),
});

/** An address of a network for documentation (RFC 3849) that nobody else has. */
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

/** A JSON answer read, a file to be kept as a Blob, anything else as text. */
async function readBody(response: Response): Promise<unknown> {
  if (response.headers.get("content-disposition")?.startsWith("attachment")) return response.blob();
  const text = await response.text();
  return response.headers.get("content-type")?.startsWith("application/json") ? JSON.parse(text) : text;
}

/** Someone at the other end of the wire: keeps the visitor cookie and, once logged in, the token. */
export class Client {
  cookie = "";
  token = "";
  /** Everyone sits at an address of their own, so that limits by address count each alone; an empty one is not sent. */
  readonly address: string;

  constructor(address = randomAddress()) {
    this.address = address;
  }

  /** Sends anything at all. */
  async send(method: string, path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (this.address) headers.set("x-forwarded-for", this.address);
    if (this.cookie) headers.set("cookie", this.cookie);
    if (this.token) headers.set("authorization", `Bearer ${this.token}`);
    const response = await fetch(new URL(path, appUrl), { ...init, method, headers });
    this.cookie = /__session=[^;]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? this.cookie;
    return { status: response.status, headers: response.headers, body: await readBody(response) };
  }

  /** Sends a JSON body. */
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

  /** Makes a call of the contract and says how it was answered. */
  reply<Row extends Call>(row: Row, request: Request<Row>): Promise<Reply> {
    const { params, query = {}, headers = {}, body, upload } = Parts.parse(request);
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const path = `${buildPath(row, params)}?${search}`;
    if (row.upload && upload) {
      return this.send(row.method, path, { headers, body: createForm(row.upload.field, upload) });
    }
    return body === undefined
      ? this.send(row.method, path, { headers })
      : this.sendJson(row.method, path, body, headers);
  }

  /**
   * Makes a call of the contract that must succeed.
   * @throws Error with the refusal otherwise
   */
  async call<Row extends Call>(row: Row, request: Request<Row>): Promise<Answer<Row, Blob>>;
  async call(row: Call, request: object): Promise<unknown> {
    const { status, body } = await this.reply(row, request);
    if (status !== (row.status ?? 200)) throw new Error(`${row.path}: ${status} ${JSON.stringify(body)}`);
    return row.file ? z.parse(z.instanceof(Blob), body) : z.parse(row.answer, body);
  }

  /** Logs in as someone of the sample market. */
  async logIn(username: string, password: string): Promise<this> {
    this.token = (await this.call(login, { body: { username, password } })).token;
    return this;
  }
}

/** The refusal in a reply. */
export function parseErrorBody({ body }: Reply): z.output<typeof ErrorBody> {
  return ErrorBody.parse(body);
}
