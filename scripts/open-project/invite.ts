import { setTimeout as sleep } from "node:timers/promises";
import {
  type Invitation,
  inviteRoot,
  type RootResult,
} from "../../functions/src/accounts/registration/invite-root.ts";
import { findMessage } from "../../functions/src/store/mail.ts";
import { OpeningError } from "./opening-error.ts";
import type { OpeningOptions } from "./options.ts";

/** How far the mail with the link has come. */
export type MailState = "sent" | "unsendable" | "waiting";

/** Maximum time to wait for the function that sends mails, and between two looks, in milliseconds. */
const mailTimeout = 60_000;
const interval = 500;

/** Waits until the mail is sent or cannot be, or the time is over. */
async function waitForMail(messageId: string): Promise<MailState> {
  const end = Date.now() + mailTimeout;
  while (Date.now() < end) {
    const state = (await findMessage(messageId))?.state;
    if (state === "sent") return "sent";
    if (state === "kept" || state === "failed") return "unsendable";
    await sleep(interval);
  }
  return "waiting";
}

/** Says where the link of an invitation is; the link itself only if no mail can bring it. */
export function formatInvitation(email: string, url: string, state: MailState): string[] {
  if (state === "sent")
    return [`The link to choose a password was mailed to ${email}. It works for a day, once.`];
  if (state === "waiting")
    return [
      `The link to choose a password is queued for ${email}, but was not sent within a minute.`,
      "The function mailQueued sends it: is it deployed, and does its log have an error?",
    ];
  return [
    "There is no mail server, so the link to choose a password is printed here, this once. It works for a day, once:",
    url,
  ];
}

/** One line about the root. @throws OpeningError when the project has another one */
export function describeRoot(result: RootResult): string {
  switch (result.state) {
    case "otherRoot":
      throw new OpeningError("The project has a root already. --another-root makes another one.");
    case "otherRole":
      throw new OpeningError(
        "The address belongs to a user who is no root. A root changes roles in the panel.",
      );
    case "created":
      return `root: 1 written, 0 there (user name ${result.username})`;
    case "hasPassword":
      return `root: 0 written, 1 there (user name ${result.username})`;
    case "invited":
      return `root: 0 written, 1 there (user name ${result.username}); the link that was sent works until ${result.until}`;
    case "invitedAgain":
      return `root: 0 written, 1 there (user name ${result.username}); the former link works no more, here is another`;
  }
}

async function announce(email: string, { url, messageId }: Invitation): Promise<void> {
  for (const line of formatInvitation(email, url, await waitForMail(messageId))) console.info(line);
}

/** Makes sure that the project has the root that was asked for. @throws OpeningError when it has another one */
export async function invite({ email, username, isAnother }: OpeningOptions): Promise<void> {
  const result = await inviteRoot({ email, username, isAnother });
  console.info(describeRoot(result));
  if ("invitation" in result) await announce(email, result.invitation);
}
