import * as rows from "@halkopiha/domain/contract/registration.ts";
import {
  recover,
  requestCode,
  typedAccount,
  validateRecovery,
  verifyRegistration,
} from "../accounts/recover.ts";
import { registerSeller } from "../accounts/register.ts";
import { localityOf } from "./buyer.ts";
import { limitPincode, limitRegister } from "./limits.ts";
import { serve } from "./serve.ts";

export const register = serve(rows.register, async ({ visitor, body, address }) => {
  await limitRegister(address);
  const place = await localityOf({ regionId: body.region, localityId: body.locality });
  await registerSeller(body, place, visitor);
  return { message: "Lähetimme sinulle pinkoodin. Vahvista sillä tilisi." };
});

export const verifyPincode = serve(rows.verifyPincode, async ({ visitor, body }) => {
  await verifyRegistration(body.pincode, visitor, body.username);
  return { message: "Tilisi on vahvistettu. Voit nyt kirjautua sisään." };
});

export const requestPincode = serve(rows.requestPincode, async ({ visitor, body }) => {
  await limitPincode(typedAccount(body));
  await requestCode(body, visitor);
  return { message: "Jos tili löytyy, lähetimme siihen pinkoodin." };
});

export const validatePincode = serve(rows.validatePincode, async ({ visitor, body }) => {
  await validateRecovery(body.pincode, visitor);
  return { message: "Pinkoodi on oikein." };
});

export const recoverPassword = serve(rows.recoverPassword, async ({ body }) => {
  await recover(body, body.pincode, body.password);
  return { message: "Salasanasi on vaihdettu. Voit nyt kirjautua sisään." };
});
