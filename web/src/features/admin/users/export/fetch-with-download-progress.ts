/** A `fetch` that reports how many bytes of a successful response's body have been received. */
export function fetchWithDownloadProgress(onProgress: (bytes: number) => void): typeof fetch {
  return async (...request) => {
    const response = await fetch(...request);
    if (!response.ok || !response.body) return response;
    let receivedBytes = 0;
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        receivedBytes += chunk.byteLength;
        onProgress(receivedBytes);
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };
}
