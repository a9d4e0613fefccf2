import { requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { Client } from "../../test/support/api.ts";
import { createVisitorWithCart, database, newProduct, newSeller } from "../../test/support/market.ts";
import { createUserAsRoot, personForm } from "../../test/support/users.ts";
import { activeSellerFields } from "../many-orders.ts";
import { type Attack, type Campaign, gain } from "./attack.ts";

/** Cookies that differ slightly from a valid one. */
function forgeries(cookie: string): string[] {
  const [id = "", signature = ""] = cookie.replace("__session=", "").split(".");
  const last = signature.at(-5) === "A" ? "B" : "A";
  return [
    `__session=${id}`,
    `__session=${id}.`,
    `__session=.${signature}`,
    `__session=${id}.${signature.slice(0, -1)}`,
    `__session=${id}.${signature.slice(0, -5)}${last}${signature.slice(-4)}`,
    `__session=${id.toLowerCase()}x.${signature}`,
    `__session=${id}.${signature.toLowerCase()}x`,
    `__session=${id}.${"A".repeat(43)}`,
    `__session="${id}.${signature}"`,
    `__session=${id}%2E${signature}`,
    `__session=${id}.${signature}.${signature}`,
    `session=${id}.${signature}`,
    `x__session=${id}.${signature}`,
    `__session=null.null`,
    `__session=${id}.${Buffer.from("0").toString("base64url")}`,
  ];
}

/** Forged variants of the cookie of a visitor with a full cart. */
export async function cookieCampaign(): Promise<Campaign> {
  const product = await newProduct(await newSeller(activeSellerFields));
  const visitor = await createVisitorWithCart({ product, quantity: 2 });
  const attacks = forgeries(visitor.cookie).map(
    (cookie): Attack => ({
      name: `cookie ${cookie.slice(0, 20)}…`,
      attempt: async () => {
        const thief = new Client();
        thief.cookie = cookie;
        const { status, body } = await thief.send("GET", "/api/cart");
        const isTheirs = JSON.stringify(body).includes(product._id);
        return isTheirs ? "the visitor's cart" : gain(status, [200], body);
      },
    }),
  );
  return { kind: "forged cookies", attacks };
}

/** Five by user name and five by e-mail address: a common count would reveal to which account the address belongs. */
const maxCodes = 10;

/** Spellings of one account's name and address, each with its own cookie and headers, from one network. */
export async function spellingCampaign(): Promise<Campaign> {
  const { uid, username, email } = await createUserAsRoot();
  const { address } = new Client();
  const spelled = (name: string, at: number) =>
    [...name].map((letter, index) => ((at >> (index % 8)) & 1 ? letter.toUpperCase() : letter)).join("");
  const attacks = Array.from({ length: 60 }, (_, at): Attack => {
    const body =
      at % 2 === 0 ? { email: ` ${spelled(email, at)}` } : { username: `${spelled(username, at)} ` };
    return {
      name: `code no. ${at + 1} for ${JSON.stringify(body)}`,
      attempt: async () => {
        const headers = {
          "fastly-client-ip": `203.0.113.${at}`,
          "x-real-ip": `203.0.113.${at}`,
          "x-forwarded-for": `203.0.113.${at}, ${address}`,
        };
        await new Client("").sendJson("PATCH", requestPincode.path, body, headers);
        const codes = await database.collection("pincodes").where("uid", "==", uid).count().get();
        return codes.data().count > maxCodes ? `${codes.data().count} codes` : null;
      },
    };
  });
  return { kind: "spellings and made-up addresses", attacks, together: 1 };
}

/** Messages to an uninvolved recipient. */
export function messageCampaign(): Campaign {
  const { email } = personForm();
  const attacks = Array.from(
    { length: 20 },
    (_, at): Attack => ({
      name: `contact form no. ${at + 1} in the name of one stranger`,
      attempt: async () => {
        const body = { name: "Halpaa puuta", email, subject: "palaute", message: "https://huijaus.example" };
        await new Client().sendJson("POST", "/api/admin/contacts", body);
        const { docs } = await database.collection("mail").where("to", "==", email).get();
        if (docs.length > 5) return `${docs.length} mails`;
        const words = JSON.stringify(docs.map((mail) => mail.data()));
        return /huijaus|Halpaa/.test(words) ? "the attacker's own words" : null;
      },
    }),
  );
  return { kind: "mails to strangers", attacks, together: 1 };
}
