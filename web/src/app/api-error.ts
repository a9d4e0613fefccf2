import { messages } from "@halkopiha/domain/messages.ts";

/** A call that failed. `status` 0: no answer came. `fields`: what to mend, by the field's path. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, code: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(value)) if (typeof text === "string") texts[name] = text;
  return texts;
}

/** Reads the server's refusal; one that cannot be read is a fault of the server. §8 */
export async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { message, code } = textsOf(body);
  const fields = typeof body === "object" && body !== null && "fields" in body ? textsOf(body.fields) : {};
  return new ApiError(response.status, message || messages.serverFault, code ?? "fault", fields);
}
