import { commitWrites } from "../call/commit-writes.ts";
import type { RpcContext } from "../call/context.ts";
import { invalidArgument } from "../shared/rpc-error.ts";
import { decodeMask, encodeDocument } from "../wire/documents.ts";
import type { WireDocument, WireMask, WirePrecondition } from "../wire/messages.ts";
import { decodeDocumentName } from "../wire/names.ts";
import { decodeWrite } from "../wire/writes.ts";

interface UpdateDocumentRequest {
  document?: WireDocument;
  updateMask?: WireMask;
  mask?: WireMask;
  currentDocument?: WirePrecondition;
}

/** Updates or creates one document and returns it. */
export function updateDocument(context: RpcContext, request: UpdateDocumentRequest): WireDocument {
  const { database } = decodeDocumentName(request.document?.name);
  const instance = context.emulator.databaseInstance(database);
  const mask = decodeMask(request.mask);
  const { document, updateMask, currentDocument } = request;
  const staged = commitWrites(context, instance, [
    decodeWrite(database, {
      operation: "update",
      ...(document && { update: document }),
      ...(updateMask && { updateMask }),
      ...(currentDocument && { currentDocument }),
    }),
  ]);
  const stored = staged.writes[0]?.after;
  if (!stored) throw invalidArgument("A document must be given.");
  return encodeDocument(database, stored, mask);
}
