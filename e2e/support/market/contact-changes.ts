import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { expect } from "@playwright/test";
import { callApi } from "./api-call.ts";
import { database } from "./database.ts";
import { type NewSeller, readAccount } from "./new-seller.ts";

/** Gives a private seller another phone number through the API; without the password it waits for a confirmation from the present address. */
export async function changePhone(
  seller: NewSeller,
  phonenumber: string,
  currentPassword?: string,
): Promise<void> {
  const { contactPerson, address, contactInformation } = await readAccount(seller);
  const { firstname, lastname } = contactInformation;
  const body = {
    ...{ business: false, firstname, lastname, contactPerson, street: address.street, zip: address.zip },
    ...{ region: address.region._id, locality: address.locality._id, socialSecurityNumber: "******-****" },
    ...{ email: seller.email, phonenumber, currentPassword },
  };
  await callApi(updateUser, { params: { id: seller.user._id }, body, token: seller.token });
}

/** The path of a link in the mails to an address, with its fragment. */
export async function readContactLink(to: string, page: "peru-muutos" | "vahvista-muutos"): Promise<string> {
  const pattern = new RegExp(`/kirjaudu/${page}#t=[\\w-]+`);
  let path = "";
  await expect
    .poll(async () => {
      const { docs } = await database.collection("mail").where("to", "==", to).get();
      path = docs.map((mail) => pattern.exec(String(mail.get("text")))?.[0] ?? "").find(Boolean) ?? "";
      return path;
    })
    .not.toBe("");
  return path;
}
