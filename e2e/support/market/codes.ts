import { expect } from "@playwright/test";
import { database } from "./database.ts";

/** The pincode of the latest message to this address or number, once the message has the state `kept`. */
export async function readSentCode(to: string, notThis = ""): Promise<string> {
  let code = "";
  const latest = async () => {
    const { docs } = await database.collection("mail").where("to", "==", to).get();
    const codes = docs
      .filter((message) => message.get("pincodeId") !== undefined)
      .sort((a, b) => b.get("createdAt").toMillis() - a.get("createdAt").toMillis())
      .map((message) => /\b(?:[0-9]{8}|[0-9]{6})\b/.exec(String(message.get("text")))?.[0] ?? "");
    code = codes.find((found) => found !== "" && found !== notThis) ?? "";
    return code;
  };
  await expect.poll(latest).toMatch(/^(?:[0-9]{8}|[0-9]{6})$/);
  return code;
}
