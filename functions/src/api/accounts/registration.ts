import * as calls from "@halkopiha/domain/contract/accounts/registration.ts";
import { choosePassword as chooseFirst } from "../../accounts/login/first-password.ts";
import {
  findPincodeTarget,
  requestCode,
  resetPassword,
  validateRecovery,
  verifyRegistration,
} from "../../accounts/login/pincodes.ts";
import { registerSeller } from "../../accounts/registration/register.ts";
import { setEventAccount } from "../../client/event-source.ts";
import { defineHandler } from "../../http/handler.ts";
import { limitLinkTry, limitPincode, limitPincodeTry, limitRegister } from "../../limits/pincode-limits.ts";
import { requireLocality } from "../../shop/buyer.ts";

export const register = defineHandler(calls.register, async ({ visitor, headers, body, address }) => {
  await limitRegister(address);
  const locality = await requireLocality({ regionId: body.region, localityId: body.locality });
  await registerSeller(body, locality, { visitor, key: headers["idempotency-key"] });
  return { message: "Lähetimme sinulle pinkoodin. Vahvista sillä tilisi." };
});

export const verifyPincode = defineHandler(calls.verifyPincode, async ({ visitor, body, address }) => {
  await limitPincodeTry({ visitor, address });
  await verifyRegistration(body.pincode, visitor, body.username);
  return { message: "Tilisi on vahvistettu. Voit nyt kirjautua sisään." };
});

export const requestPincode = defineHandler(calls.requestPincode, async ({ visitor, body, address }) => {
  const target = await findPincodeTarget(body);
  setEventAccount(target.uid);
  await requestCode(target, visitor, await limitPincode(target, { visitor, address }));
  return { message: "Jos tili löytyy, lähetimme siihen pinkoodin." };
});

export const validatePincode = defineHandler(calls.validatePincode, async ({ visitor, body, address }) => {
  await limitPincodeTry({ visitor, address });
  await validateRecovery(body.pincode, visitor);
  return { message: "Pinkoodi on oikein." };
});

export const recoverPassword = defineHandler(calls.recoverPassword, async ({ visitor, body, address }) => {
  await limitPincodeTry({ visitor, address });
  await resetPassword(body, { pincode: body.pincode, password: body.password, visitor });
  return { message: "Salasanasi on vaihdettu. Voit nyt kirjautua sisään." };
});

export const choosePassword = defineHandler(calls.choosePassword, async ({ visitor, body, address }) => {
  await limitLinkTry({ visitor, address });
  const { code, password } = body;
  const { username } = await chooseFirst(code, { password, visitor });
  return { message: `Salasanasi on valittu. Kirjaudu käyttäjänimellä ${username}.` };
});
