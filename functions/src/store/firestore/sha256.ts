import { createHash } from "node:crypto";

export const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The SHA-256 of a text in hex, stored where the text itself must not be readable or is not a valid id. */
export const sha256Hex = (text: string): string => sha256(text).toString("hex");
