import { readOperator } from "@halkopiha/domain/contract/reference-data/operator.ts";
import type { OperatorDetails } from "@halkopiha/domain/reference-data/operator-details.ts";
import { api } from "../../lib/api/client.ts";

/**
 * Who runs the market; null until root has entered it.
 * @throws ApiError, which no banner shows: a page can be used without these details
 */
export async function loadOperator(): Promise<OperatorDetails | null> {
  return (await api(readOperator, {}, { handlesErrors: true })).operator;
}
