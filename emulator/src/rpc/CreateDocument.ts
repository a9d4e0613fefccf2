import { commitWrites } from "../call/commit-writes.ts";
import type { RpcContext } from "../call/context.ts";
import { invalidArgument } from "../shared/rpc-error.ts";
import { checkDocumentPath, checkId } from "../store/documents/path.ts";
import { decodeMask, encodeDocument } from "../wire/documents.ts";
import type { WireDocument, WireMask } from "../wire/messages.ts";
import { decodeParent } from "../wire/names.ts";
import { decodeFields } from "../wire/values.ts";

interface CreateDocumentRequest {
  parent?: string;
  collectionId?: string;
  documentId?: string;
  document?: WireDocument;
  mask?: WireMask;
}

const idAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Creates a document, with a random id when the request has none. */
export function createDocument(context: RpcContext, request: CreateDocumentRequest): WireDocument {
  const parent = decodeParent(request.parent);
  checkId(request.collectionId ?? "");
  const id = request.documentId || newId(context.emulator.deps.randomBytes);
  const path = [...parent.path, request.collectionId ?? "", id];
  checkDocumentPath(path);
  const instance = context.emulator.databaseInstance(parent.database);
  const mask = decodeMask(request.mask);
  const fields = decodeFields(request.document?.fields);
  const staged = commitWrites(context, instance, [
    { kind: "update", path, fields, mask: undefined, transforms: [], precondition: { exists: false } },
  ]);
  const stored = staged.writes[0]?.after;
  if (!stored) throw invalidArgument("A document must be given.");
  return encodeDocument(instance.name, stored, mask);
}

function newId(randomBytes: (size: number) => Buffer): string {
  return [...randomBytes(20)].map((byte) => idAlphabet[byte % idAlphabet.length]).join("");
}
