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

const rows: readonly Row[] = [
  [
    "s7-call-readDashboard",
    "GET /api/admin",
    "usersCount newUsersCount ordersCount contactsCount",
    async () => get(await admin(), "/api/admin"),
  ],
  [
    "s7-call-listUsers",
    "GET /api/admin/users",
    "sellers",
    async () => get(await admin(), "/api/admin/users?queryString=halko&active=true&admin=true"),
  ],
  [
    "s7-call-createUser",
    "POST /api/admin/users",
    "seller adminMessage",
    async () => post(await admin(), "/api/admin/users", signUpForm()),
  ],
  [
    "s7-call-changeUser",
    "PUT /api/admin/users/{id}",
    "message",
    async () => put(await admin(), `/api/admin/users/${(await newUser()).id}`, userData()),
  ],
  [
    "s7-call-deleteUser",
    "DELETE /api/admin/users/{id}",
    "message",
    async () => remove(await admin(), `/api/admin/users/${(await newUser()).id}`),
  ],
  [
    "s7-call-deleteUsers",
    "DELETE /api/admin/users/",
    "message",
    async () =>
      remove(await admin(), "/api/admin/users/", { ids: [(await newUser()).id, (await newUser()).id] }),
  ],
  [
    "s7-call-activateUser",
    "PATCH /api/admin/users/{id}/activation",
    "user",
    async () =>
      patch(await admin(), `/api/admin/users/${(await newUser()).id}/activation`, {
        active: true,
        paid: false,
      }),
  ],
  [
    "s7-call-listNewUsers",
    "GET /api/admin/users/un-active",
    "newUsers",
    async () => get(await admin(), "/api/admin/users/un-active"),
  ],
  // The token of these two rows is the bearer token, as of all calls: in a URL it would be in every log.
  [
    "s7-call-downloadSellerListCsv",
    "GET /api/admin/users/download-seller-list-csv",
    "",
    async () => get(await admin(), "/api/admin/users/download-seller-list-csv"),
  ],
  [
    "s7-call-downloadSellerListExcel",
    "GET /api/admin/users/download-seller-list-excell",
    "",
    async () => get(await admin(), "/api/admin/users/download-seller-list-excell"),
  ],
  [
    "s7-call-listContacts",
    "GET /api/admin/contacts",
    "contacts",
    async () => get(await admin(), "/api/admin/contacts"),
  ],
  [
    "s7-call-createContact",
    "POST /api/admin/contacts",
    "contact",
    () => post(new Client(), "/api/admin/contacts", newContact()),
  ],
  [
    "s7-call-readContact",
    "GET /api/admin/contacts/{id}",
    "contact",
    async () => get(await admin(), `/api/admin/contacts/${(await newTicket()).id}`),
  ],
  [
    "s7-call-advanceContact",
    "PUT /api/admin/contacts/{id}",
    "contact",
    async () =>
      put(await admin(), `/api/admin/contacts/${(await newTicket()).id}`, { status: "in progress" }),
  ],
  [
    "s7-call-respondToContact",
    "PATCH /api/admin/contacts/{id}/respond",
    "contact",
    async () =>
      patch(await admin(), `/api/admin/contacts/${(await newTicket()).id}/respond`, { message: "Kiitos!" }),
  ],
  [
    "s7-call-readTicket",
    "GET /api/admin/contacts/{id}/ticket",
    "ticket",
    async () => {
      const { id, t } = await newTicket();
      return get(new Client(), `/api/admin/contacts/${id}/ticket?t=${t}`);
    },
  ],
  [
    "s7-call-replyToTicket",
    "POST /api/admin/contacts/{id}/ticket",
    "ticket",
    async () => {
      const { id, t } = await newTicket();
      const body = { message: "Vielä yksi asia", name: "Aino", token: t };
      return post(new Client(), `/api/admin/contacts/${id}/ticket`, body);
    },
  ],
];

for (const [tags, row, answers, send] of rows) {
  test(`§7 a client written from the specification alone sends ${row}`, { tags }, () =>
    expectAnswer(answers, send),
  );
}
