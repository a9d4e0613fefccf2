import type { Call } from "@halkopiha/domain/contract/call.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { Client } from "../../test/support/api.ts";
import { type Campaign, gain } from "./attack.ts";

const calls: readonly Call[] = Object.values(table);
const publicReads = calls.filter(({ method, access }) => method === "GET" && access === "anyone");

const queries = [
  "utm_source=x",
  "limit=1&limit=2",
  "limit[$gt]=1",
  "__proto__[role]=root",
  "constructor=x",
  "Limit=5",
  "limit=100000",
  "cursor=%00",
] as const;

/** Query names and values that would fill a cache, or read more than a call is allowed to. */
export function queryCampaign(): Campaign {
  const attacks = publicReads.flatMap(({ path }) =>
    queries.map((query) => ({
      name: `GET ${path}?${query}`,
      attempt: async () => {
        const { status, headers, body } = await new Client().send(
          "GET",
          `${path.replace(":id", "ulkopuolinen")}?${query}`,
        );
        const isCached = headers.get("cache-control")?.includes("public");
        return isCached ? "an answer that a CDN keeps" : gain(status, [400, 403, 404], body);
      },
    })),
  );
  return { kind: "unknown and repeated query names", attacks };
}
