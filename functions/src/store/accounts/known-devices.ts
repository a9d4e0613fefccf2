import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { visitorLifetime } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";

const Device = z.object({ expiresAt: z.iso.datetime() });

/** Neither the person nor the visitor can be told from the id. */
const deviceRef = (uid: string, visitor: string) =>
  firestore()
    .collection("knownDevices")
    .doc(sha256Hex(`${uid}:${visitor}`));

/** Remembers that a person has logged in, or has proved with a code who they are, under this visitor's cookie. */
export async function rememberDevice(uid: string, visitor: string): Promise<void> {
  await deviceRef(uid, visitor).set({ expiresAt: Timestamp.fromMillis(Date.now() + visitorLifetime) });
}

/** Whether the person has been seen under this visitor's cookie. */
export async function isKnownDevice(uid: string, visitor: string): Promise<boolean> {
  const device = parseDocument(Device, await deviceRef(uid, visitor).get());
  return device !== null && Date.parse(device.expiresAt) > Date.now();
}
