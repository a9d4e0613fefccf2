import sharp from "sharp";
import { expect } from "vitest";
import * as z from "zod/mini";
import { Client, type Reply } from "../support/api.ts";
import { database } from "../support/market.ts";
import { oncePerFile } from "../support/once-per-file.ts";
import { waitForDocument } from "../support/wait-for.ts";
import { firewood, signUpForm } from "./forms.ts";

// Each row of the table of §7 is sent by a client that knows the specification alone: paths, field names and values are written out, not
// taken from our contract. Whoever changes the contract sees what such a client would get.

export const get = (client: Client, path: string) => client.send("GET", path);
export const post = (client: Client, path: string, body: unknown) => client.sendJson("POST", path, body);
export const put = (client: Client, path: string, body: unknown) => client.sendJson("PUT", path, body);
export const patch = (client: Client, path: string, body: unknown) => client.sendJson("PATCH", path, body);
export const remove = (client: Client, path: string, body?: unknown) =>
  body === undefined ? client.send("DELETE", path) : client.sendJson("DELETE", path, body);

const Body = z.record(z.string(), z.unknown());

/** The body of a successful reply; empty for a file. @throws Error with the error response otherwise */
export async function succeed(reply: Promise<Reply>): Promise<Record<string, unknown>> {
  const { status, body } = await reply;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return Body.safeParse(body).data ?? {};
}

/** The id of the entity that a successful reply has under a name. */
export async function readId(reply: Promise<Reply>, name: string): Promise<string> {
  return z.looseObject({ _id: z.string() }).parse((await succeed(reply))[name])._id;
}

/** A row of §7: the id of its claim, the call, what its answer must have, and how it is sent. */
export type Row = readonly [claim: string, row: string, answers: string, send: () => Promise<Reply>];

/** Expects that a row succeeds and answers what §7 names. */
export async function expectAnswer(answers: string, send: () => Promise<Reply>): Promise<void> {
  const body = await succeed(send());
  expect(Object.keys(body)).toEqual(expect.arrayContaining(answers.split(" ").filter(Boolean)));
}

/** A visitor without a login. */
export const visitor = new Client();

/** An admin of the sample market. */
export const admin = oncePerFile(() => new Client().logIn("yllapito", "Yllapito2026"));

/** A user that an admin has created from the sign-up form. */
export async function newUser(): Promise<{ id: string; username: string; password: string }> {
  const form = signUpForm();
  const id = await readId(post(await admin(), "/api/admin/users", form), "seller");
  return { id, ...form };
}

async function createSeller(): Promise<{ id: string; client: Client }> {
  const { id, username, password } = await newUser();
  await succeed(patch(await admin(), `/api/admin/users/${id}/activation`, { active: true, paid: true }));
  const client = await new Client().logIn(username, password);
  const settings = {
    deliveryMethod: "Noutopiste ja kuljetus",
    accountDescription: "Klapia",
    deliveryLocations: [],
  };
  await succeed(patch(client, `/api/users/${id}/accountsettings`, settings));
  await waitForDocument(database.collection("sellers").doc(id), ({ exists }) => exists);
  return { id, client };
}

/** An active seller of these tests. */
export const seller = oncePerFile(createSeller);

export async function newProductId(body: object = firewood): Promise<string> {
  return readId(post((await seller()).client, "/api/products", body), "product");
}

/** An image file named as a cover PNG with a timestamp. */
export async function coverImage(): Promise<FormData> {
  const image = { width: 40, height: 40, channels: 3, background: "#7a5c3e" } as const;
  const bytes = await sharp({ create: image }).png().toBuffer();
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(bytes)], { type: "image/png" }), `cover-${Date.now()}.png`);
  return form;
}
