import { parsePageSegment } from "@halkopiha/domain/products/page-segment.ts";
import type { paths } from "./paths.ts";

export { toLandingPath } from "@halkopiha/domain/page-paths.ts";
export { toProductPath, toSellerPath } from "@halkopiha/domain/products/page-segment.ts";

/** The id in the path of a product's or a seller's page; null for other pages. */
export function findPageId(
  pathname: string,
  page: typeof paths.product | typeof paths.seller,
): string | null {
  return pathname.startsWith(`${page}/`) ? parsePageSegment(pathname.slice(page.length + 1)).id : null;
}
