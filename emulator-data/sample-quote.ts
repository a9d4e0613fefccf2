import { readFile } from "node:fs/promises";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { Timestamp } from "firebase-admin/firestore";

/** A request for a quote of Halkomestari's service, with a photo of the place. */
export async function createSampleQuote(now: Date) {
  const at = Timestamp.fromDate(now);
  const expiresAt = Timestamp.fromMillis(now.getTime() + toRetentionMs(retention.quoteRequests));
  const sellerId = "halkomestari";
  const photo = { _id: "pihakoivut", uploader: null };
  const request = {
    _id: "pihakoivutkuhmoinen",
    productId: "halkomestari-pilkonta",
    service: "Pilkkeen teko",
    name: "Tuula Rantakoivu",
    email: "tuula.rantakoivu@posti.example",
    phonenumber: "050 000 0456",
    description:
      "Mökin pihassa on noin kymmenen motin kasa koivurankaa, latvasta 10 cm.\nKlapit 25 cm:n mittaan saunan seinustalle. Perille pääsee traktorilla.",
    street: "Rantatie 8",
    zip: "17800",
    locality: { _id: "kuhmoinen", location: "Kuhmoinen" },
    region: { _id: "keski-suomi", name: "Keski-Suomi" },
    wishedTime: "Toukokuussa",
    photos: [photo._id],
    status: "new",
    createdAt: at,
    updatedAt: at,
  };
  const bytes = await readFile(new URL("images/rendered/metsa-960.webp", import.meta.url));
  return { request: { ...request, sellerId, expiresAt }, photo: { ...photo, sellerId, bytes, expiresAt } };
}
