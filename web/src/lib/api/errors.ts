import { messages } from "@halkopiha/domain/messages.ts";

/**
 * An API call that failed. `status` is 0 when no response came. `fields` holds an error text per field path. `current` is the current
 * version of the entity (with `stale` and `totalChanged`). `changes` lists how the cart differs from what the buyer saw (with
 * `totalChanged`).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly current: unknown;
  readonly changes: unknown;

  constructor(
    status: number,
    message: string,
    code: string,
    {
      fields = {},
      current,
      changes,
    }: { fields?: Readonly<Record<string, string>>; current?: unknown; changes?: unknown } = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.current = current;
    this.changes = changes;
  }
}

/** Narrows a caught error. Others than ApiError are rethrown and handled by the route's ErrorBoundary. */
export function assertApiError(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error;
}

function pickStrings(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(value)) if (typeof text === "string") texts[name] = text;
  return texts;
}

const pickDetails = (body: unknown): { fields?: unknown; current?: unknown; changes?: unknown } =>
  typeof body === "object" && body !== null ? body : {};

/** Parses an error response; a body that is not the API's error schema becomes the generic server error. §8 */
export async function parseApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { message, code } = pickStrings(body);
  const { fields, current, changes } = pickDetails(body);
  const detail = { fields: pickStrings(fields), current, changes };
  return new ApiError(response.status, message || messages.serverError, code ?? "fault", detail);
}
