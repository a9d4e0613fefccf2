import { randomInt } from "node:crypto";

const randomGroup = () => randomInt(0x1_0000).toString(16);

/** Somebody who calls the API from an address of their own and keeps their cookie. */
export class Caller {
  readonly #url: string;
  readonly #headers: Record<string, string> = {
    "x-forwarded-for": `2001:db8:${randomGroup()}:${randomGroup()}::1`,
  };

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Makes a call, hears its answer to the end and gives it back as it stands.
   * @throws Error when it is refused: a refusal is no figure
   */
  async call(method: string, path: string, body?: object): Promise<string> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { ...this.#headers, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    const cookie = /__session=[^;]+/.exec(response.headers.get("set-cookie") ?? "")?.[0];
    if (cookie) this.#headers["cookie"] = cookie;
    return text;
  }
}
