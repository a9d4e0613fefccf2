/**
 * A response that is dated by the device's clock. Workbox compares the date with that clock, and would not use a response of today on a device
 * whose clock is weeks ahead.
 */
export async function dateByDevice(response: Response, now: Date): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set("date", now.toUTCString());
  const { status, statusText } = response;
  return new Response(await response.clone().arrayBuffer(), { status, statusText, headers });
}
