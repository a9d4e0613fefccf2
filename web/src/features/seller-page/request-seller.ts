import { parsePageSegment } from "@halkopiha/domain/products/page-segment.ts";
import type { Visit } from "../../lib/api/page-request.ts";
import { requestSeller } from "../../market/sellers/request-seller.ts";

/** The seller whose id is in the path of the page. */
export const requestSellerOfPage = ({ segment = "" }: Visit["params"]) =>
  requestSeller(parsePageSegment(segment).id);
