import { type Call, pathOf } from "@halkopiha/domain/contract.ts";
import { appUrl } from "./chromium.ts";

interface Parts {
  params?: Record<string, string>;
  body?: object;
  token?: string;
}

/**
 * Makes a call of the contract past the app; the caller knows what is answered.
 * @throws Error when it is refused
 */
export async function callApi(row: Call, { params, body, token = "" }: Parts): Promise<unknown> {
  const response = await fetch(new URL(pathOf(row, params), appUrl()), {
    method: row.method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${row.method} ${row.path}: ${response.status} ${await response.text()}`);
  return response.json();
}
