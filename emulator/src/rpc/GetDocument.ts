import type { RpcContext } from "../call/context.ts";
import { beginRead, readDocuments } from "../call/read.ts";
import { RpcError } from "../shared/rpc-error.ts";
import { decodeMask, encodeDocument } from "../wire/documents.ts";
import type { ConsistencySelector, WireDocument, WireMask } from "../wire/messages.ts";
import { decodeDocumentName } from "../wire/names.ts";

export interface GetDocumentRequest extends ConsistencySelector {
  name?: string;
  mask?: WireMask;
}

/**
 * Reads one document.
 * @throws RpcError NOT_FOUND when it does not exist
 */
export async function getDocument(context: RpcContext, request: GetDocumentRequest): Promise<WireDocument> {
  const { database, path } = decodeDocumentName(request.name);
  const mask = decodeMask(request.mask);
  const reading = beginRead(context.emulator.databaseInstance(database), request);
  const [document] = await readDocuments(context, reading, [path]);
  if (!document) throw new RpcError("NOT_FOUND", `Document (${request.name}) not found.`);
  return encodeDocument(database, document, mask);
}
