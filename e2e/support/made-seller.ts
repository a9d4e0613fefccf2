import { randomUUID } from "node:crypto";
import { activateUser, createUser, deleteUser } from "@halkopiha/domain/contract/admin-users.ts";
import { readUser } from "@halkopiha/domain/contract/people.ts";
import { type Call, pathOf } from "@halkopiha/domain/contract.ts";
import type { User } from "@halkopiha/domain/user.ts";
import { appUrl } from "./chromium.ts";
import { type Session, sessionOf } from "./session.ts";

const password = "Klapikasa-7";

const common = {
  phonenumber: "050 000 0777",
  contactPerson: "Tuomas Tukkinen",
  street: "Metsätie 3",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
  password,
  accountPlan: "basic",
};

const kinds = {
  business: { business: true, companyName: "Tukkisen Puu Oy", ytunnus: "9000013-4", website: "" },
  person: {
    business: false,
    firstname: "Tuomas",
    lastname: "Tukkinen",
    companyName: "",
    socialSecurityNumber: "010190-900P",
  },
} as const;

async function ask(row: Call, { token }: Session, id?: string, body?: unknown): Promise<unknown> {
  const response = await fetch(new URL(pathOf(row, id ? { id } : undefined), appUrl()), {
    method: row.method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${row.method} ${row.path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A seller of a test's own, active, logged in, and gone afterwards. */
export interface MadeSeller {
  session: Session;
  username: string;
  email: string;
  /** The account as the database has it. */
  read(): Promise<User>;
  remove(): Promise<void>;
}

/** Has an admin make and activate an account that no other test knows. */
export async function makeSeller(kind: keyof typeof kinds): Promise<MadeSeller> {
  const admin = await sessionOf("yllapito", "Yllapito2026");
  const username = `testi-${randomUUID().slice(0, 8)}`;
  const email = `${username}@posti.example`;
  const form = { ...common, ...kinds[kind], username, email };
  const { seller } = createUser.answer.parse(await ask(createUser, admin, undefined, form));
  await ask(activateUser, admin, seller._id, { active: true, paid: true });
  const session = await sessionOf(username, password);
  return {
    session,
    username,
    email,
    read: async () => readUser.answer.parse(await ask(readUser, session, seller._id)).user,
    remove: async () => {
      await ask(deleteUser, admin, seller._id);
    },
  };
}
