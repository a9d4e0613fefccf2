/** gRPC's ALREADY_EXISTS, with which Firestore rejects the creation of an existing document. */
const alreadyExistsCode = 6;

export function isAlreadyExistsError(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === alreadyExistsCode;
}
