export { toLandingPath } from "@halkopiha/domain/page-paths.ts";
export { toProductIdPath, toProductPath, toSellerPath } from "@halkopiha/domain/products/page-segment.ts";
