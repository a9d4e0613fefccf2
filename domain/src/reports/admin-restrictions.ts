import type { Restriction } from "./statement.ts";

/**
 * Every call by which an admin restricts what a seller or a buyer has published, or their account, with what they are told. A test compares it
 * with the calls of the API, so that a new one is decided about.
 */
export const adminRestrictions = {
  hideListing: ["listingRestricted"],
  recallListing: ["listingRecalled"],
  decideReport: ["listingRemoved", "listingRestricted", "reviewRemoved"],
  answerAppeal: ["listingRemoved", "reviewRemoved"],
  hideReview: ["reviewRemoved"],
  deleteProduct: ["listingDeleted"],
  deleteProductImage: ["imageRemoved"],
  activateUser: ["accountClosed"],
  activateUsers: ["accountClosed"],
  deleteUser: ["accountDeleted"],
  deleteUsers: ["accountDeleted"],
} as const satisfies Record<string, readonly Restriction[]>;

/**
 * What else admins do to a seller's content or account, and why it needs no statement of reasons: what a seller can undo alone is no
 * restriction, and what a seller has asked for is answered as such.
 */
export const otherAdminChanges = {
  updateProduct: "changes on behalf of a seller, who can change it back",
  uploadProductImage: "as updateProduct",
  changeAvailability: "a pause on behalf of a seller, who can end it",
  undoAvailability: "as changeAvailability",
  changePrices: "as updateProduct",
  changeUser: "changes details; a changed address is told to both addresses",
  showListing: "ends a restriction, which is told",
  showReview: "ends a restriction, which is told",
  takeBackRecall: "ends a restriction, which is told with its reason",
  decideClosing: "answers a seller's own request",
} as const;
