import { changeRequests } from "./change-requests.ts";
import { readableHost, readableTarget } from "./request-target.ts";

// Preloaded into firebase-tools: its Hosting emulator crashes on a request target that is not a valid URL (`GET //`), and answers 500 to one
// that cannot be decoded (`GET /%E4`), so such targets are replaced first. The function repairs the encoding as well (`repair-paths.ts`),
// because the deployed Hosting passes it on.

changeRequests((request) => {
  const { url = "/", headers } = request;
  request.url = readableTarget(url);
  if (headers.host !== undefined) headers.host = readableHost(headers.host);
});
