import type { LoaderArgs } from "../../app/routing/page-route.ts";
import { openConversation } from "./conversation.ts";

export { TicketPage as Component } from "./TicketPage.tsx";

/** The page stands before the conversation has come. */
export function loader({ params, url }: LoaderArgs) {
  const link = { id: params["id"] ?? "", code: url.searchParams.get("t") ?? "" };
  return { link, opened: openConversation(link) };
}
