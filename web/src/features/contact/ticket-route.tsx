import type { LoaderFunctionArgs } from "react-router";
import { openConversation } from "./conversation.ts";

export { TicketPage as Component } from "./TicketPage.tsx";

/** The page stands before the conversation has come. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const link = { id: params["id"] ?? "", code: new URL(request.url).searchParams.get("t") ?? "" };
  return { link, opened: openConversation(link) };
}
