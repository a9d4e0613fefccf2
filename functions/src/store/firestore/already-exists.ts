/** gRPC's ALREADY_EXISTS, which Firestore answers when a document to be created is there. */
const alreadyExistsCode = 6;

export function isAlreadyExistsError(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === alreadyExistsCode;
}
