import * as z from "zod/mini";
import { database } from "../market.ts";

/** The code of the link in a mail about a conversation; empty when there is none. */
export async function readTicketCode(mailId: string): Promise<string> {
  const mail = await database.collection("mail").doc(mailId).get();
  const { text } = z.object({ text: z.string() }).parse(mail.data());
  return /#t=([\w-]+)/.exec(text)?.[1] ?? "";
}
