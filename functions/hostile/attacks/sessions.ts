import { endSession } from "@halkopiha/domain/contract/accounts/session.ts";
import { buildPath, type Call } from "@halkopiha/domain/contract/call.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { createUserAsRoot, logInAs } from "../../test/support/users.ts";
import { type Campaign, gain } from "./attack.ts";

const calls: readonly Call[] = Object.values(table);
const forMembers = calls.filter(({ access }) => access !== "anyone" && access !== "visitor");

/** Every call that needs a login, with the token of a root who has logged out. */
export async function endedSessionCampaign(): Promise<Campaign> {
  const client = await logInAs(await createUserAsRoot("root"));
  await client.call(endSession, {});
  const attacks = forMembers.map((call) => ({
    name: `after logging out: ${call.method} ${call.path}`,
    attempt: async () => {
      const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
      const path = buildPath(call, Object.fromEntries(names.map((name) => [name, "ulkopuolinen"])));
      const { status, body } = call.body
        ? await client.sendJson(call.method, path, {})
        : await client.send(call.method, path);
      return gain(status, [401], body);
    },
  }));
  return { kind: "tokens of ended sessions", attacks };
}
