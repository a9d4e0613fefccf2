import type { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Call, FileCall } from "@halkopiha/domain/contract/call.ts";
import { vi } from "vitest";

type Respond = (answer: () => Promise<Response>, signal: AbortSignal | null | undefined) => Promise<Response>;

/** Responds to the requests of a call before the answers of `answerCall`, which must have answered some call of this test. */
function interceptCall(row: Call, respond: Respond): void {
  const mock = vi.mocked(globalThis.fetch);
  const answer = mock.getMockImplementation();
  if (!answer) throw new Error("Answer a call before another one is intercepted.");
  const pattern = new RegExp(`^${row.path.replaceAll(/:\w+/g, "[^/]+")}$`);
  mock.mockImplementation(async (input, init) => {
    const { method = "GET", signal } = init ?? {};
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (method !== row.method || !pattern.test(pathname)) return answer(input, init);
    return respond(() => answer(input, init), signal);
  });
}

/** Rejects the next request of a call with an error of the API; later requests get their answer. */
export function rejectNextCall(row: Call, error: AppError): void {
  let isRejected = false;
  interceptCall(row, async (answer) => {
    if (isRejected) return answer();
    isRejected = true;
    return Response.json(error, { status: error.status });
  });
}

/** Holds the responses of a call until the returned function is called. */
export function holdCall(row: Call): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  interceptCall(row, async (answer, signal) => {
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
    await Promise.race([released, aborted]);
    return answer();
  });
  return () => release();
}

/** Answers the download of a file. */
export function answerFile(row: FileCall, content: string): void {
  interceptCall(
    row,
    async () => new Response(content, { headers: { "content-type": row.file.contentType } }),
  );
}
