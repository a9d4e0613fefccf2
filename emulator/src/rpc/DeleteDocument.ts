import { commitWrites } from "../call/commit-writes.ts";
import type { RpcContext } from "../call/context.ts";
import type { WirePrecondition } from "../wire/messages.ts";
import { decodeDocumentName } from "../wire/names.ts";
import { decodePrecondition } from "../wire/writes.ts";

interface DeleteDocumentRequest {
  name?: string;
  currentDocument?: WirePrecondition;
}

/** Deletes one document; without a precondition, a missing document is no error. */
export function deleteDocument(context: RpcContext, request: DeleteDocumentRequest): object {
  const { database, path } = decodeDocumentName(request.name);
  const precondition = decodePrecondition(request.currentDocument);
  commitWrites(context, context.emulator.databaseInstance(database), [
    { kind: "delete", path, precondition },
  ]);
  return {};
}
