import { parsePageSegment } from "@halkopiha/domain/products/page-segment.ts";
import { pageRequest, type Visit } from "../../lib/api/page-request.ts";

/** The product whose id is in the path of its page. */
export const requestProduct = ({ segment = "" }: Visit["params"]) =>
  pageRequest("readProduct", { params: { id: parsePageSegment(segment).id } });
