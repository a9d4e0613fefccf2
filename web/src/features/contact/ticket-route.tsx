import type { LoaderFunctionArgs } from "react-router-dom";
import { loadConversation } from "./load-conversation.ts";

export { TicketPage as Component } from "./TicketPage.tsx";

/** The page stands before the conversation has come. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const link = { id: params["id"] ?? "", code: url.searchParams.get("t") ?? "" };
  return { link, opened: loadConversation(link) };
}
