import { type Code, codes, type RpcError } from "../../shared/rpc-error.ts";

export interface HttpResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  readonly body: string;
}

const statuses: Record<Code, number> = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

export function json(value: unknown, status = 200): HttpResponse {
  return { status, type: "application/json; charset=utf-8", body: JSON.stringify(value) };
}

export function text(body: string, status = 200): HttpResponse {
  return { status, type: "text/plain; charset=utf-8", body };
}

/** An error in the format of Google's REST APIs. */
export function toErrorBody({ code, message }: RpcError): object {
  return { error: { code: statuses[code], message, status: code } };
}

export function createErrorResponse(failure: RpcError): HttpResponse {
  return json(toErrorBody(failure), codes[failure.code] === 0 ? 500 : statuses[failure.code]);
}
