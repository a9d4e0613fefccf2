import { siteKeyHeader } from "@halkopiha/domain/contract/app-check.ts";

const keptHeaders = ["content-type", siteKeyHeader];

/**
 * A `fetch` that reports the share of the body that has been uploaded, from 0 to 1; the browser's own does not.
 * Only the response headers that the API client reads are kept.
 */
export function fetchWithUploadProgress(onProgress: (share: number) => void): typeof fetch {
  return (url, { method = "GET", headers, body = null, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url instanceof Request ? url.url : url);
      request.responseType = "arraybuffer";
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener("load", () => {
        const { response, status } = request;
        const answer = new Response(response, { status });
        for (const name of keptHeaders) {
          const value = request.getResponseHeader(name);
          if (value !== null) answer.headers.set(name, value);
        }
        resolve(answer);
      });
      const fail = () => reject(new TypeError("the network failed"));
      request.addEventListener("error", fail);
      request.addEventListener("timeout", fail);
      request.addEventListener("abort", () => reject(signal?.reason));
      signal?.addEventListener("abort", () => request.abort());
      request.send(body instanceof ReadableStream ? null : body);
    });
}
