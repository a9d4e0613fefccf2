export { toLandingPath } from "@halkopiha/domain/page-paths.ts";
export { toProductPath, toSellerPath } from "@halkopiha/domain/products/page-segment.ts";
