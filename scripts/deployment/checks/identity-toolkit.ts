/** Calls a method of the Identity Toolkit, as anyone with the public web API key can. */
export type CallToolkit = (method: string, body: object) => Promise<unknown>;

/** An API key restricted to the app's URL accepts only requests with that referrer. */
export function createToolkit(webApiKey: string, appUrl: string): CallToolkit {
  return async (method, body) => {
    const url = `https://identitytoolkit.googleapis.com/v1/accounts:${method}?key=${encodeURIComponent(webApiKey)}`;
    const headers = { "content-type": "application/json", referer: `${appUrl}/` };
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    return response.json();
  };
}
