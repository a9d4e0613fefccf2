import { invalidArgument } from "../../shared/rpc-error.ts";
import type { Path } from "./path.ts";
import type { Fields, Value } from "./value.ts";

const maxDocumentBytes = 1_048_576;

/** @throws RpcError INVALID_ARGUMENT for a document over Firestore's limit of 1 MiB */
export function checkSize(path: Path, fields: Fields): void {
  const size = path.reduce((sum, id) => sum + Buffer.byteLength(id) + 1, 16) + sizeOfFields(fields) + 32;
  if (size > maxDocumentBytes) {
    throw invalidArgument(
      `The document is ${size} bytes large; the largest allowed size is ${maxDocumentBytes} bytes.`,
    );
  }
}

function sizeOfFields(fields: Fields): number {
  let size = 0;
  for (const [name, value] of fields) size += Buffer.byteLength(name) + 1 + sizeOf(value);
  return size;
}

function sizeOf(value: Value): number {
  switch (value.type) {
    case "null":
    case "boolean":
      return 1;
    case "integer":
    case "double":
    case "timestamp":
      return 8;
    case "string":
      return Buffer.byteLength(value.value) + 1;
    case "bytes":
      return value.value.byteLength;
    case "reference":
      return value.path.reduce((sum, id) => sum + Buffer.byteLength(id) + 1, 16);
    case "geoPoint":
      return 16;
    case "array":
      return value.values.reduce((sum, item) => sum + sizeOf(item), 0);
    case "vector":
      return value.values.length * 8;
    case "map":
      return sizeOfFields(value.fields);
    default:
      return value satisfies never;
  }
}
