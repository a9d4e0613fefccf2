/**
 * A `fetch` that reports the share of the body that has been uploaded, from 0 to 1; the browser's own does not.
 * Response headers other than the content type are omitted.
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
        const type = request.getResponseHeader("content-type");
        const { response, status } = request;
        resolve(new Response(response, { status, ...(type && { headers: { "content-type": type } }) }));
      });
      const fail = () => reject(new TypeError("the network failed"));
      request.addEventListener("error", fail);
      request.addEventListener("timeout", fail);
      request.addEventListener("abort", () => reject(signal?.reason));
      signal?.addEventListener("abort", () => request.abort());
      request.send(body instanceof ReadableStream ? null : body);
    });
}
