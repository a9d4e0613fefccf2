import { pageRequest } from "../../../lib/api/page-request.ts";

/** The products of a seller by section. */
export const requestOwnProducts = (id: string) => pageRequest("listUserProducts", { params: { id } });
