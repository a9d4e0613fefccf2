import { randomInt } from "node:crypto";

const randomGroup = () => randomInt(0x1_0000).toString(16);

/** An API client with its own address and cookie. */
export class Caller {
  /** The session of a login; none when empty. */
  token = "";
  readonly #url: string;
  readonly #headers: Record<string, string> = {
    "x-forwarded-for": `2001:db8:${randomGroup()}:${randomGroup()}::1`,
  };

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Makes a call, reads the response to its end and returns it unparsed.
   * @throws Error on an error response, which must not be measured
   */
  async call(method: string, path: string, body?: object): Promise<string> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...this.#headers,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    const cookie = /__session=[^;]+/.exec(response.headers.get("set-cookie") ?? "")?.[0];
    if (cookie) this.#headers["cookie"] = cookie;
    return text;
  }
}
