/** A document id; `__…__` is reserved by Firestore. */
export const idPattern = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;
