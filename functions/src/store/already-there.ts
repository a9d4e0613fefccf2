/** gRPC's ALREADY_EXISTS, which Firestore answers when a document to be created is there. */
const alreadyExists = 6;

export function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === alreadyExists;
}
