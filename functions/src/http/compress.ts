import compression from "compression";

/** Bytes; what is shorter goes out sooner as it is. */
const threshold = 1024;

/** JSON shrinks to a sixth, which one bar of signal is thankful for. Files are sent as they are: they know their length. */
export const compress = compression({
  threshold,
  filter: (_request, response) => String(response.getHeader("Content-Type")).startsWith("application/json"),
});
