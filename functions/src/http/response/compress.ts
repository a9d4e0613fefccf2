import compression from "compression";
import type { RequestHandler } from "express";

/** In bytes; shorter responses are faster without compression. */
const threshold = 1024;

type TextType = "application/json" | "application/xml" | "text/html";

/**
 * Compresses responses of these content types; text shrinks to a sixth, which helps slow connections. Files are sent uncompressed with their
 * length.
 */
export const compress = (types: readonly TextType[]): RequestHandler =>
  compression({
    threshold,
    filter: (_request, response) => {
      const sent = String(response.getHeader("Content-Type"));
      return types.some((type) => sent.startsWith(type));
    },
  });
