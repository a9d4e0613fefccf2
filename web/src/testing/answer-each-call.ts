import type { Answer, JsonCall } from "@halkopiha/domain/contract/call.ts";
import { respondToCall, type SentRequest } from "./answer-calls.ts";

/** Answers a call by its request, such as its query. @returns as `answerCall` */
export function answerEachCall<Row extends JsonCall>(
  row: Row,
  getAnswer: (request: SentRequest) => Answer<Row>,
): SentRequest[] {
  const sent = respondToCall(row, () => {
    const request = sent.at(-1);
    if (!request) throw new Error(`No request of ${row.path} was sent.`);
    return Response.json(getAnswer(request), { status: row.status ?? 200 });
  });
  return sent;
}
