import * as z from "zod/mini";
import { database } from "./database.ts";

/** The text of a queued or kept mail. */
export async function readMailText(id: string): Promise<string> {
  const mail = await database.collection("mail").doc(id).get();
  return z.object({ text: z.string() }).parse(mail.data()).text;
}
