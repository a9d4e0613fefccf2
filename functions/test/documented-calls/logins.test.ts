import { test } from "vitest";
import { Client } from "../support/api.ts";
import { newYtunnus, waitForCode } from "../support/users.ts";
import { expectAnswer, get, patch, post, type Row, seller, succeed } from "./client.ts";
import { signUpForm } from "./forms.ts";

/** A visitor who has registered and was sent a pincode. */
async function startRegistration() {
  const [client, form] = [new Client(), signUpForm()];
  await succeed(post(client, "/api/users/register", form));
  return { client, form, pincode: await waitForCode(form.email) };
}

/** A registered user who was sent a pincode to reset the password. */
async function startRecovery() {
  const { client, form, pincode: used } = await startRegistration();
  await succeed(post(client, "/api/users/register/pincode", { pincode: used }));
  await succeed(patch(client, "/api/users/register/pincode", { email: form.email }));
  return { client, email: form.email, pincode: await waitForCode(form.email, used) };
}

const rows: readonly Row[] = [
  [
    "s7-call-verifyToken",
    "GET /api/users/verifyToken",
    "",
    async () => get((await seller()).client, "/api/users/verifyToken"),
  ],
  [
    "s7-call-register",
    "POST /api/users/register",
    "",
    () => post(new Client(), "/api/users/register", signUpForm()),
  ],
  [
    "s7-call-register",
    "POST /api/users/register, of a business",
    "",
    () => {
      const { socialSecurityNumber, ...form } = signUpForm();
      const names = { companyName: "Tukkisen Puu Oy", ytunnus: newYtunnus(), website: "" };
      return post(new Client(), "/api/users/register", {
        ...form,
        ...names,
        business: true,
        person: false,
      });
    },
  ],
  [
    "s7-call-verifyPincode",
    "POST /api/users/register/pincode",
    "",
    async () => {
      const { client, pincode } = await startRegistration();
      return post(client, "/api/users/register/pincode", { pincode });
    },
  ],
  [
    "s7-call-requestPincode",
    "PATCH /api/users/register/pincode",
    "",
    () => patch(new Client(), "/api/users/register/pincode", { email: signUpForm().email }),
  ],
  [
    "s7-call-validatePincode",
    "POST /api/users/register/pincode/validate",
    "",
    async () => {
      const { client, pincode } = await startRecovery();
      return post(client, "/api/users/register/pincode/validate", { pincode });
    },
  ],
  [
    "s7-call-recoverPassword",
    "PATCH /api/users/register/passwordrecovery",
    "",
    async () => {
      const { client, email, pincode } = await startRecovery();
      const body = { pincode, email, password: "Klapikasa-7", confPassword: "Klapikasa-7" };
      return patch(client, "/api/users/register/passwordrecovery", body);
    },
  ],
  [
    "s7-call-login",
    "POST /api/users/login",
    "token expiry user localities products otherProducts services orders",
    () => post(new Client(), "/api/users/login", { username: "halkomestari", password: "Halkomestari1" }),
  ],
];

for (const [tags, row, answers, send] of rows) {
  test(`§7 a client written from the specification alone sends ${row}`, { tags }, () =>
    expectAnswer(answers, send),
  );
}
