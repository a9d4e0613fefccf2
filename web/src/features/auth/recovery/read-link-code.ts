import type { MailedLink } from "@halkopiha/domain/messaging/mailed-links.ts";
import { LinkCode } from "@halkopiha/domain/schemas/primitives.ts";
import { readSecret } from "../../../lib/routing/link-secret.ts";

/** Sent when the link has no code, or a part of one, so that the server rejects it with the same message as a wrong code. */
const noCode = "-".repeat(22);

/** The code in the fragment of a mailed link; one that nobody has when there is none. */
export const readLinkCode = (link: MailedLink, hash: string): string =>
  LinkCode.safeParse(readSecret(link, hash)).data ?? noCode;
