import { invalidArgument } from "../../shared/rpc-error.ts";

/** A message of the client. The client numbers its messages from 0 and resends them until they are acknowledged. */
export interface ClientMessage {
  readonly number: number;
  readonly data: string;
}

/** The content of a client's POST request: messages, and with the first ones the headers of the call. */
export interface Form {
  readonly headers: ReadonlyMap<string, string>;
  readonly messages: readonly ClientMessage[];
}

/** The maximum number of messages that a client puts into one request. */
const maxMessages = 1000;

/** Reads `headers=…&count=2&ofs=0&req0___data__={…}&req1___data__={…}`. */
export function readForm(body: string): Form {
  const fields = new URLSearchParams(body);
  const count = readNumber(fields, "count");
  if (count > maxMessages) throw invalidArgument(`A request cannot carry more than ${maxMessages} messages.`);
  const offset = readNumber(fields, "ofs");
  const messages = Array.from({ length: count }, (_, index) => {
    return { number: offset + index, data: fields.get(`req${index}___data__`) ?? "" };
  });
  return { headers: readHeaders(fields.get("headers") ?? ""), messages };
}

/** Reads headers that are sent in a form or URL, so that the browser needs no CORS preflight request. */
export function readHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** A number in a form or URL; 0 when it is absent. */
export function readNumber(fields: URLSearchParams, name: string): number {
  const number = Number(fields.get(name) ?? 0);
  if (!Number.isSafeInteger(number) || number < 0) throw invalidArgument(`${name} must be a natural number.`);
  return number;
}
