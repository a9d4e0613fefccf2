import { listMessages } from "@halkopiha/domain/contract/admin/messages.ts";
import { MessageChannel, type MessageStateFilter } from "@halkopiha/domain/messaging/listed-message.ts";
import { api, type CallOptions } from "../../../lib/api/client.ts";
import { pageSize } from "../../../lib/api/page-size.ts";
import { findSearch, parseSearchId, searchIdParam } from "../../../lib/forms/searches.ts";

/** What narrows the list of messages. */
export interface MessageFilter {
  state: MessageStateFilter;
  /** Undefined for all. */
  channel?: MessageChannel | undefined;
  /** Id of the searched recipient, who is not in the URL. */
  searchId?: string | undefined;
}

/** The states and channels as the URL names them. */
const stateParams = {
  waiting: "jonossa",
  failed: "epaonnistuneet",
  kept: "lahettamatta",
  sent: "lahetetyt",
} as const satisfies Record<Exclude<MessageStateFilter, "all">, string>;
const states = ["waiting", "failed", "kept", "sent"] as const;
const channelParams = { mail: "sahkoposti", sms: "tekstiviesti", push: "ilmoitus" } as const satisfies Record<
  MessageChannel,
  string
>;

/** Parses the URL's parameters; invalid values are ignored. */
export function parseMessageFilter(params: URLSearchParams): MessageFilter {
  return {
    state: states.find((state) => stateParams[state] === params.get("tila")) ?? "all",
    channel: MessageChannel.options.find((channel) => channelParams[channel] === params.get("tapa")),
    searchId: parseSearchId(params),
  };
}

/** Query string of a filter; what does not narrow the list is omitted. */
export function formatMessageFilter({ state, channel, searchId }: MessageFilter): `?${string}` {
  const params = {
    ...(state !== "all" && { tila: stateParams[state] }),
    ...(channel && { tapa: channelParams[channel] }),
    ...(searchId && { [searchIdParam]: searchId }),
  };
  return `?${new URLSearchParams(params)}`;
}

export const isNarrowed = ({ state, channel, searchId }: MessageFilter): boolean =>
  state !== "all" || channel !== undefined || searchId !== undefined;

/** Requests a page of messages. @throws ApiError */
export function loadMessagePage(filter: MessageFilter, cursor?: string, options?: CallOptions) {
  const { state, channel, searchId } = filter;
  const to = searchId === undefined ? undefined : findSearch(searchId);
  return api(listMessages, { body: { state, channel, to, limit: pageSize, cursor } }, options);
}
