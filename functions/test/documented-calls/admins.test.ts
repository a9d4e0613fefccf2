import { test } from "vitest";
import { Client } from "../support/api.ts";
import { database } from "../support/market.ts";
import { admin, expectAnswer, get, newUser, patch, post, put, type Row, readId, remove } from "./client.ts";
import { newContact, signUpForm, userData } from "./forms.ts";

/** The id and the code of a new conversation, as its mailed link has them. */
async function newTicket(): Promise<{ id: string; t: string }> {
  const form = newContact();
  const id = await readId(post(new Client(), "/api/admin/contacts", form), "contact");
  const { docs } = await database.collection("mail").where("to", "==", form.email).get();
  const link = docs.map((mail) => /[?#]t=([\w-]+)/.exec(String(mail.get("text")))?.[1]);
  return { id, t: link.find((code) => code !== undefined) ?? "" };
}

test.each<Row>([
  [
    "GET /api/admin",
    "usersCount newUsersCount ordersCount contactsCount",
    async () => get(await admin(), "/api/admin"),
  ],
  [
    "GET /api/admin/users",
    "sellers",
    async () => get(await admin(), "/api/admin/users?queryString=halko&active=true&admin=true"),
  ],
  [
    "POST /api/admin/users",
    "seller adminMessage",
    async () => post(await admin(), "/api/admin/users", signUpForm()),
  ],
  [
    "PUT /api/admin/users/{id}",
    "message",
    async () => put(await admin(), `/api/admin/users/${(await newUser()).id}`, userData()),
  ],
  [
    "DELETE /api/admin/users/{id}",
    "message",
    async () => remove(await admin(), `/api/admin/users/${(await newUser()).id}`),
  ],
  [
    "DELETE /api/admin/users/",
    "message",
    async () =>
      remove(await admin(), "/api/admin/users/", { ids: [(await newUser()).id, (await newUser()).id] }),
  ],
  [
    "PATCH /api/admin/users/{id}/activation",
    "user",
    async () =>
      patch(await admin(), `/api/admin/users/${(await newUser()).id}/activation`, {
        active: true,
        paid: false,
      }),
  ],
  [
    "GET /api/admin/users/un-active",
    "newUsers",
    async () => get(await admin(), "/api/admin/users/un-active"),
  ],
  // The token of these two rows is the bearer token, as of all calls: in a URL it would be in every log.
  [
    "GET /api/admin/users/download-seller-list-csv",
    "",
    async () => get(await admin(), "/api/admin/users/download-seller-list-csv"),
  ],
  [
    "GET /api/admin/users/download-seller-list-excell",
    "",
    async () => get(await admin(), "/api/admin/users/download-seller-list-excell"),
  ],
  ["GET /api/admin/contacts", "contacts", async () => get(await admin(), "/api/admin/contacts")],
  ["POST /api/admin/contacts", "contact", () => post(new Client(), "/api/admin/contacts", newContact())],
  [
    "GET /api/admin/contacts/{id}",
    "contact",
    async () => get(await admin(), `/api/admin/contacts/${(await newTicket()).id}`),
  ],
  [
    "PUT /api/admin/contacts/{id}",
    "contact",
    async () =>
      put(await admin(), `/api/admin/contacts/${(await newTicket()).id}`, { status: "in progress" }),
  ],
  [
    "PATCH /api/admin/contacts/{id}/respond",
    "contact",
    async () =>
      patch(await admin(), `/api/admin/contacts/${(await newTicket()).id}/respond`, { message: "Kiitos!" }),
  ],
  [
    "GET /api/admin/contacts/{id}/ticket",
    "ticket",
    async () => {
      const { id, t } = await newTicket();
      return get(new Client(), `/api/admin/contacts/${id}/ticket?t=${t}`);
    },
  ],
  [
    "POST /api/admin/contacts/{id}/ticket",
    "ticket",
    async () => {
      const { id, t } = await newTicket();
      const body = { message: "Vielä yksi asia", name: "Aino", token: t };
      return post(new Client(), `/api/admin/contacts/${id}/ticket`, body);
    },
  ],
])("§7 a client written from the specification alone sends %s", expectAnswer);
