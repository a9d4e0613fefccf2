import * as rows from "@halkopiha/domain/contract/registration.ts";
import {
  findPincodeTarget,
  recover,
  requestCode,
  validateRecovery,
  verifyRegistration,
} from "../accounts/recover.ts";
import { registerSeller } from "../accounts/register.ts";
import { localityOf } from "./buyer.ts";
import { limitPincode, limitPincodeTry, limitRegister } from "./limits.ts";
import { serve } from "./serve.ts";

export const register = serve(rows.register, async ({ visitor, headers, body, address }) => {
  await limitRegister(address);
  const place = await localityOf({ regionId: body.region, localityId: body.locality });
  await registerSeller(body, place, { visitor, key: headers["idempotency-key"] });
  return { message: "Lähetimme sinulle pinkoodin. Vahvista sillä tilisi." };
});

export const verifyPincode = serve(rows.verifyPincode, async ({ visitor, body, address }) => {
  await limitPincodeTry({ visitor, address });
  await verifyRegistration(body.pincode, visitor, body.username);
  return { message: "Tilisi on vahvistettu. Voit nyt kirjautua sisään." };
});

export const requestPincode = serve(rows.requestPincode, async ({ visitor, body, address }) => {
  const target = await findPincodeTarget(body);
  await limitPincode(target, { visitor, address });
  await requestCode(target, visitor);
  return { message: "Jos tili löytyy, lähetimme siihen pinkoodin." };
});

export const validatePincode = serve(rows.validatePincode, async ({ visitor, body, address }) => {
  await limitPincodeTry({ visitor, address });
  await validateRecovery(body.pincode, visitor);
  return { message: "Pinkoodi on oikein." };
});

export const recoverPassword = serve(rows.recoverPassword, async ({ visitor, body, address }) => {
  await limitPincodeTry({ visitor, address });
  await recover(body, { pincode: body.pincode, password: body.password, visitor });
  return { message: "Salasanasi on vaihdettu. Voit nyt kirjautua sisään." };
});
