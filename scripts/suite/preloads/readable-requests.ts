import { changeRequests } from "./change-requests.ts";
import { readableHost, readableTarget } from "./request-target.ts";

// Preloaded into firebase-tools: its Hosting emulator crashes on a request target that is not a valid URL (`GET //`), so such targets are
// replaced first.

changeRequests((request) => {
  const { url = "/", headers } = request;
  request.url = readableTarget(url);
  if (headers.host !== undefined) headers.host = readableHost(headers.host);
});
