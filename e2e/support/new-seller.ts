import { randomUUID } from "node:crypto";
import { activateUser, createUser } from "@halkopiha/domain/contract/admin-users.ts";
import { createProduct } from "@halkopiha/domain/contract/products.ts";
import type { NewProduct } from "@halkopiha/domain/product.ts";
import type { Page } from "playwright-core";
import * as z from "zod/mini";
import { callApi } from "./api-call.ts";
import { keepSession, type Session, sessionOf } from "./session.ts";

export const sellerPassword = "Klapikasa-7";

export interface NewSeller extends Session {
  /** Their company, which no other seller has. */
  companyName: string;
}

let admin: Promise<Session> | undefined;

/** A seller of Tampere whom no other test knows: a business, paid and active. */
export async function newSeller(accountPlan: "basic" | "premium" = "premium"): Promise<NewSeller> {
  admin ??= sessionOf("yllapito", "Yllapito2026");
  const { token } = await admin;
  const username = `myyja-${randomUUID().slice(0, 8)}`;
  const companyName = `Puuliike ${username.slice(-8)}`;
  const body = {
    business: true,
    companyName,
    ytunnus: "9000013-4",
    website: null,
    email: `${username}@posti.example`,
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
  await callApi(activateUser, { params: { id: seller._id }, body: { active: true, paid: true }, token });
  return { ...(await sessionOf(username, sellerPassword)), companyName };
}

/** Lists something for a seller, at the API; answers its id. */
export async function list(seller: Session, body: NewProduct): Promise<string> {
  const { product } = z
    .object({ product: z.object({ _id: z.string() }) })
    .parse(await callApi(createProduct, { body, token: seller.token }));
  return product._id;
}

/** A section of a seller's profile on a device that remembers the login. */
export async function openProfile(page: Page, seller: Session, section = ""): Promise<void> {
  await keepSession(page, seller);
  await page.goto(`/profiili${section}`);
}
