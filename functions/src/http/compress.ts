import compression from "compression";

/** In bytes; shorter responses are faster without compression. */
const threshold = 1024;

/** Compresses JSON, which shrinks to a sixth and helps slow connections. Files are sent uncompressed with their length. */
export const compress = compression({
  threshold,
  filter: (_request, response) => String(response.getHeader("Content-Type")).startsWith("application/json"),
});
