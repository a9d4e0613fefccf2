import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { database } from "./database.ts";

const job = fileURLToPath(new URL("../../../functions/test/support/run-mail-alerts.ts", import.meta.url));

/** Runs the job that mails alerts as it will run after so many days. */
export async function mailAlertsAfter(days: number): Promise<void> {
  await database.collection("figures").doc("alertPass").delete();
  await promisify(execFile)(process.execPath, [job, String(days)]);
}

/** The first link of the mail with this subject to an address, as a path with its hash, and the URL of its header. */
export async function readAlertMail(to: string, subject: RegExp, label: string) {
  let text = "";
  await expect
    .poll(async () => {
      const { docs } = await database.collection("mail").where("to", "==", to).get();
      const mail = docs.find((one) => subject.test(String(one.get("subject"))));
      text = String(mail?.get("text") ?? "");
      return text;
    })
    .toContain(label);
  const url = new URL(text.split(`${label}:\n`)[1]?.split("\n")[0] ?? "");
  return { text, path: `${url.pathname}${url.search}${url.hash}` };
}

/** The number of mails to an address. */
export async function countMails(to: string): Promise<number> {
  return (await database.collection("mail").where("to", "==", to).count().get()).data().count;
}
