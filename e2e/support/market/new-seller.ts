import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { createUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { activateUser, deleteUser } from "@halkopiha/domain/contract/admin/users.ts";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import type { NewProduct } from "@halkopiha/domain/products/product.ts";
import type { Page } from "@playwright/test";
import { test } from "@playwright/test";
import * as z from "zod/mini";
import { createSession, type Session, storeSession } from "../session.ts";
import { callApi } from "./api-call.ts";
import { newYtunnus } from "./ytunnus.ts";

export const sellerPassword = "Klapikasa-7";

export interface NewSeller extends Session {
  email: string;
}

let admin: Promise<Session> | undefined;
const createdIds = new Set<string>();

/** Deletes the sellers that a test file has created, with their listings, so that other files do not find them. */
export function useNewSellers(): void {
  // The files of a worker share this module, and not all of them delete their sellers.
  test.beforeAll(() => createdIds.clear());
  test.afterAll(async () => {
    if (createdIds.size === 0) return;
    admin ??= createSession("yllapito", "Yllapito2026");
    const { token } = await admin;
    for (const id of createdIds) await callApi(deleteUser, { params: { id }, token });
  });
}

/** Registers an id for deletion after the file's tests. */
export function deleteAfterAll(id: string): void {
  createdIds.add(id);
}

/** A seller's name: a company, or first and last name. */
type Names =
  | { business: true; companyName: string; ytunnus: string; website: null }
  | { business: false; firstname: string; lastname: string; companyName: null; socialSecurityNumber: string };

async function createSeller(
  username: string,
  names: Names,
  accountPlan: "basic" | "premium",
): Promise<NewSeller> {
  admin ??= createSession("yllapito", "Yllapito2026");
  const { token } = await admin;
  const email = `${username}@posti.example`;
  const body = {
    ...names,
    email,
    phonenumber: "050 000 0999",
    contactPerson: "Tuomas Tukkinen",
    street: "Metsätie 3",
    zip: "33100",
    region: "pirkanmaa",
    locality: "tampere",
    username,
    password: sellerPassword,
    accountPlan,
  };
  const { seller } = z
    .object({ seller: z.object({ _id: z.string() }) })
    .parse(await callApi(createUser, { body, token }));
  createdIds.add(seller._id);
  await callApi(activateUser, { params: { id: seller._id }, body: { active: true, paid: true }, token });
  return { ...(await createSession(username, sellerPassword)), email };
}

/** A letter first: who reads a pincode from a mail would take eight digits of a name for it. */
const newName = () => `myyja-m${randomUUID().slice(0, 7)}`;

/** A new seller in Tampere for one test: a business with a unique name, paid and active. */
export async function newSeller(
  accountPlan: "basic" | "premium" = "premium",
): Promise<NewSeller & { companyName: string; ytunnus: string }> {
  const username = newName();
  const companyName = `Puuliike ${username.slice(-8)}`;
  const ytunnus = newYtunnus();
  const names: Names = { business: true, companyName, ytunnus, website: null };
  return { ...(await createSeller(username, names, accountPlan)), companyName, ytunnus };
}

/** A private seller in Tampere with a personal identity code. */
export function newPerson(): Promise<NewSeller> {
  const names = { firstname: "Tuomas", lastname: "Tukkinen", companyName: null };
  return createSeller(newName(), { business: false, ...names, socialSecurityNumber: "010190-900P" }, "basic");
}

/** A seller's own account as stored on the server. */
export async function readAccount({ token, user }: Session): Promise<User> {
  return readUser.response.parse(await callApi(readUser, { params: { id: user._id }, token })).user;
}

/** Dry birch for sale. */
export const newBirch = {
  category: "Polttopuut",
  name: "Polttopuu",
  quality: "kuiva",
  material: "koivu",
  deliveryType: "irto",
  plength: "Pilke 33 cm",
  bagVolume: null,
  unit: "Irto-m3",
  price: 6500,
  quantity: 10,
  vat: 2550,
  discount: false,
  description: "",
  deliveryTime: null,
  pausedUntil: null,
} satisfies NewProduct;

/** Creates a listing of a seller through the API; returns its id. */
export async function createListing(seller: Session, body: NewProduct): Promise<string> {
  const { product } = z
    .object({ product: z.object({ _id: z.string() }) })
    .parse(await callApi(createProduct, { body, token: seller.token }));
  return product._id;
}

/** Opens a section of a seller's profile on a page with a stored session. */
export async function openProfile(page: Page, seller: Session, section = ""): Promise<void> {
  await storeSession(page, seller);
  await page.goto(`/profiili${section}`);
}
