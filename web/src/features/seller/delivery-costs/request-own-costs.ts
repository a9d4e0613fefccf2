import { pageRequest } from "../../../lib/api/page-request.ts";

/** All delivery costs of a seller. */
export const requestOwnCosts = (owner: string) => pageRequest("listDeliveryCosts", { query: { owner } });
