import { randomInt } from "node:crypto";
import { buildPath, type Call } from "@halkopiha/domain/contract/call.ts";
import { appUrl } from "../browser/chromium.ts";

const randomGroup = () => randomInt(0x1_0000).toString(16);

interface Parts {
  params?: Record<string, string>;
  body?: object;
  token?: string;
}

/**
 * Makes a call of the contract without the app; the caller parses the response.
 * @throws Error when the call fails
 */
export async function callApi(call: Call, { params, body, token = "" }: Parts): Promise<unknown> {
  const response = await fetch(new URL(buildPath(call, params), appUrl()), {
    method: call.method,
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      // A random network address: setup calls must not count towards the browser's rate limits.
      "x-forwarded-for": `2001:db8:${randomGroup()}:${randomGroup()}::1`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${call.method} ${call.path}: ${response.status} ${await response.text()}`);
  return response.json();
}
