import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { Suite } from "./suite.ts";

const StoredMail = z.object({
  subject: z._default(z.string(), "SMS"),
  text: z.string(),
  pincodeId: z.optional(z.string()),
});

/** The code in a mail, or its first link if it has none. */
function findCodeOrLink({ text, pincodeId }: z.output<typeof StoredMail>): string {
  const sought = pincodeId ? /\b(?:\d{8}|\d{6})\b/ : /https?:\/\/\S+/;
  return sought.exec(text)?.[0] ?? "";
}

function formatMail(mail: QueryDocumentSnapshot): string {
  const stored = StoredMail.parse(mail.data());
  const time = mail.createTime.toDate().toLocaleTimeString("fi-FI");
  return `${time}  ${stored.subject}  ${findCodeOrLink(stored)}`.trimEnd();
}

/** Prints one line for each new mail of a running suite, until the process exits. */
export async function watchMail({ environment }: Suite, print: (line: string) => void): Promise<void> {
  // The Admin SDK finds the emulator through the environment.
  Object.assign(process.env, environment);
  const { connect } = await import("../../emulator-data/seed-clients.ts");
  const mails = connect().firestore.collection("mail").where("state", "==", "kept");
  let known = false;
  mails.onSnapshot(
    (snapshot) => {
      const changes = known ? snapshot.docChanges() : [];
      known = true;
      for (const { type, doc } of changes) if (type === "added") print(formatMail(doc));
    },
    () => print("The mail collection can no longer be read."),
  );
}
