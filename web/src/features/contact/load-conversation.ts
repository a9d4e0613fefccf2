import { openTicket } from "@halkopiha/domain/contract/contacts.ts";
import type { Ticket } from "@halkopiha/domain/messaging/ticket.ts";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";

/** Parameters of a link to a conversation. Anyone with the code can open it, so it is sent only to the API. */
export interface ConversationLink {
  id: string;
  code: string;
}

export type ConversationResult =
  | { kind: "open"; ticket: Ticket }
  /** The link is invalid; `message` is the server's reason. */
  | { kind: "invalid"; message: string }
  /** No response or a server error; a retry may succeed. */
  | { kind: "failed"; message: string };

// Sent when the link has no code, so that the server rejects it with the same message as a wrong code.
const noCode = "-";

/** Never throws an ApiError: the page shows the error. §7 */
export async function loadConversation({ id, code }: ConversationLink): Promise<ConversationResult> {
  try {
    const { ticket } = await api(
      openTicket,
      { params: { id }, body: { token: code || noCode } },
      { handlesNoResponse: true },
    );
    return { kind: "open", ticket };
  } catch (error) {
    assertApiError(error);
    const isInvalid = error.status >= 400 && error.status < 500 && error.status !== 429;
    return { kind: isInvalid ? "invalid" : "failed", message: error.message };
  }
}
