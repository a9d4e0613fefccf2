import type { Call } from "../call/call.ts";
import { commitWrites } from "../call/commit-writes.ts";
import type { WirePrecondition } from "../wire/messages.ts";
import { readDocumentName } from "../wire/names.ts";
import { readPrecondition } from "../wire/writes.ts";

interface DeleteDocumentRequest {
  name?: string;
  currentDocument?: WirePrecondition;
}

/** Deletes one document; without a precondition, a missing document is no error. */
export function deleteDocument(call: Call, request: DeleteDocumentRequest): object {
  const { database, path } = readDocumentName(request.name);
  const precondition = readPrecondition(request.currentDocument);
  commitWrites(call, call.emulator.store(database), [{ kind: "delete", path, precondition }]);
  return {};
}
