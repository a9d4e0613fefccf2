import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { visitorLifetime } from "../../../config.ts";
import { firestore } from "../../../firebase.ts";
import { parseDocument } from "../../firestore/document.ts";
import { sha256Hex } from "../../firestore/sha256.ts";

const Device = z.object({ expiresAt: z.iso.datetime() });

/** The id is a hash and reveals neither the user nor the visitor. */
const deviceRef = (uid: string, visitor: string) =>
  firestore()
    .collection("knownDevices")
    .doc(sha256Hex(`${uid}:${visitor}`));

/** Remembers that a user has logged in or entered a pincode with this visitor cookie. */
export async function rememberDevice(uid: string, visitor: string): Promise<void> {
  await deviceRef(uid, visitor).set({ expiresAt: Timestamp.fromMillis(Date.now() + visitorLifetime) });
}

/** Whether the user is known with this visitor cookie. */
export async function isKnownDevice(uid: string, visitor: string): Promise<boolean> {
  const device = parseDocument(Device, await deviceRef(uid, visitor).get());
  return device !== null && Date.parse(device.expiresAt) > Date.now();
}
