/** gRPC's status codes by name. */
export const codes = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

export type Code = keyof typeof codes;

/** An error that is sent to the client: a gRPC status code and a message. */
export class RpcError extends Error {
  readonly code: Code;

  constructor(code: Code, message: string) {
    super(message);
    this.name = "RpcError";
    this.code = code;
  }
}

/** The error for a malformed request. */
export function invalidArgument(message: string): RpcError {
  return new RpcError("INVALID_ARGUMENT", message);
}

/** Converts anything thrown. An unexpected error is logged and becomes INTERNAL. */
export function toRpcError(thrown: unknown): RpcError {
  if (thrown instanceof RpcError) return thrown;
  console.error(thrown);
  return new RpcError("INTERNAL", thrown instanceof Error ? thrown.message : String(thrown));
}
