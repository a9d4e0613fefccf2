import { readTicket } from "@halkopiha/domain/contract/admin/contacts.ts";
import type { Ticket } from "@halkopiha/domain/messaging/ticket.ts";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";

/** What a link to a conversation holds. The code opens it to anyone: it goes to the API and nowhere else. */
export interface ConversationLink {
  id: string;
  code: string;
}

export type ConversationResult =
  | { kind: "open"; ticket: Ticket }
  /** The link does not hold; the server says why. */
  | { kind: "invalid"; message: string }
  /** No answer, or a stumbling server: worth another try. */
  | { kind: "failed"; message: string };

// A link that lost its code on the way is refused by the server in the same words as a wrong one.
const noCode = "-";

/** Never throws an ApiError: what went wrong is part of what is shown. §7 */
export async function loadConversation({ id, code }: ConversationLink): Promise<ConversationResult> {
  try {
    const { ticket } = await api(
      readTicket,
      { params: { id }, query: { t: code || noCode } },
      { quiet: true },
    );
    return { kind: "open", ticket };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isInvalid = error.status >= 400 && error.status < 500 && error.status !== 429;
    return { kind: isInvalid ? "invalid" : "failed", message: error.message };
  }
}
