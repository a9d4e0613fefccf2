import { afterAll, expect, test } from "vitest";
import { accountCampaign } from "./attacks/accounts.ts";
import { type Campaign, gainsOf } from "./attacks/attack.ts";
import { deleteCampaign, enumerateCampaign, signInCampaign, updateCampaign } from "./attacks/auth.ts";
import { bodyCampaign } from "./attacks/bodies.ts";
import { databaseCampaign } from "./attacks/database.ts";
import { queryCampaign } from "./attacks/queries.ts";
import { endedSessionCampaign } from "./attacks/sessions.ts";
import { cookieCampaign, messageCampaign, spellingCampaign } from "./attacks/visitors.ts";

const counts = new Map<string, number>();

const campaigns: readonly { what: string; prepare: () => Campaign | Promise<Campaign> }[] = [
  { what: "reads and writes past the API gain nothing", prepare: databaseCampaign },
  { what: "nobody signs in at Auth past the server", prepare: signInCampaign },
  { what: "no token changes a login at Auth", prepare: updateCampaign },
  { what: "no token deletes an account at Auth", prepare: deleteCampaign },
  { what: "Auth does not tell who has an account", prepare: enumerateCampaign },
  { what: "the token of an ended session opens nothing", prepare: endedSessionCampaign },
  { what: "packed bodies are rejected by every call", prepare: bodyCampaign },
  { what: "query names that would fill a cache are rejected", prepare: queryCampaign },
  { what: "a forged cookie opens nobody's cart", prepare: cookieCampaign },
  { what: "spellings and made-up addresses bring no more codes", prepare: spellingCampaign },
  { what: "a stranger gets few mails, and none with an attacker's words", prepare: messageCampaign },
  { what: "a seller gains no rights and reaches no foreign things", prepare: accountCampaign },
];

test.each(campaigns)("$what", { timeout: 600_000 }, async ({ prepare }) => {
  const campaign = await prepare();
  counts.set(campaign.kind, campaign.attacks.length);
  expect(await gainsOf(campaign)).toEqual([]);
});

test("at least fourteen hundred attacks were tried", () => {
  const tried = [...counts.values()].reduce((sum, count) => sum + count, 0);
  expect(tried).toBeGreaterThanOrEqual(1400);
});

afterAll(() => {
  const lines = [...counts].map(([kind, count]) => `  ${String(count).padStart(4)}  ${kind}`);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.info(`${total} attacks:\n${lines.join("\n")}`);
});
