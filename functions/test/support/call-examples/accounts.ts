import { draftInvoice } from "@halkopiha/domain/accounts/invoices/invoice.ts";
import { giveNotice, requestClosing } from "@halkopiha/domain/contract/accounts/contract.ts";
import { register, requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { readUser, updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { newestTerms } from "@halkopiha/domain/terms/terms-versions.ts";
import { Client } from "../api.ts";
import { database } from "../market.ts";
import { readOperatorForm } from "../operator.ts";
import { newPasswordCode } from "../password-code.ts";
import {
  createUserAsRoot,
  logInAs,
  password,
  personForm,
  registerUser,
  userForm,
  waitForCode,
} from "../users.ts";
import type { CallExamples } from "./call-example.ts";
import { admin, asAdmin } from "./fixtures.ts";

const newPassword = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };

/** Registers a visitor and returns the pincode that was sent. */
async function startRegistration() {
  const form = personForm();
  const client = new Client();
  await client.call(register, { body: form });
  return { client, pincode: await waitForCode(form.email) };
}

/** Requests a password recovery and returns the pincode that was sent. */
async function requestRecovery() {
  const { username } = await registerUser();
  const email = `${username}@posti.example`;
  const client = new Client();
  const before = await waitForCode(email);
  await client.call(requestPincode, { body: { email } });
  return { client, email, pincode: await waitForCode(email, before) };
}

/** A seller whose account is active. */
async function activeSeller() {
  const person = await createUserAsRoot();
  const params = { id: person.uid };
  await (await admin()).call(activateUser, { params, body: { active: true, paid: false } });
  return { as: await logInAs(person), params, email: person.email };
}

/** An active seller who has requested another name. */
async function requestNewIdentity() {
  const { as, params, email } = await activeSeller();
  const body = userForm({ email, lastname: "Honkanen" });
  const { user } = await as.call(updateUser, { params, body });
  return { as, params, requestedAt: user.pendingIdentity?.requestedAt ?? "" };
}

/** An active seller who has asked for the account to be closed. */
async function askToClose() {
  const { as, params } = await activeSeller();
  const { user } = await as.call(requestClosing, { params, body: {} });
  return { params, as, requestedAt: user.closingRequest?.requestedAt ?? "" };
}

/** An active seller who has requested another e-mail address. */
async function requestNewEmail() {
  const { as, params, email } = await activeSeller();
  const asked = `uusi-${email}`;
  await as.call(updateUser, { params, body: userForm({ email: asked }) });
  return { as, params, asked };
}

/** The code of the link that confirms another phone number, asked for without the password. */
async function confirmCode() {
  const { as, params, email } = await activeSeller();
  const { currentPassword: _, ...body } = userForm({ email, phonenumber: "050 000 0777" });
  await as.call(updateUser, { params, body });
  return readLinkCode(email);
}

/** The code in the link of a mail to an address. */
async function readLinkCode(email: string) {
  const { docs } = await database.collection("mail").where("to", "==", email).get();
  return docs.map((mail) => /#t=([\w-]{22})/.exec(String(mail.get("text")))?.[1] ?? "").find(Boolean) ?? "";
}

/** The undo code that an old address was sent when an admin changed it. */
async function undoCode() {
  const { uid, email } = await createUserAsRoot();
  const body = userForm({ email: `uusi-${email}` });
  await (await admin()).call(changeUser, { params: { id: uid }, body });
  return readLinkCode(email);
}

/** Examples of the account calls. */
export const accounts = {
  register: {
    arrange: async () => ({ as: new Client(), request: { body: personForm() } }),
    invalidBodyField: { field: "socialSecurityNumber", value: "010190-900X" },
  },
  verifyPincode: {
    arrange: async () => {
      const { client, pincode } = await startRegistration();
      return { as: client, request: { body: { pincode } } };
    },
    invalidBodyField: { field: "pincode", value: "12" },
  },
  requestPincode: {
    arrange: async () => ({ as: new Client(), request: { body: { email: personForm().email } } }),
    invalidBodyField: { field: "email", value: "aino" },
  },
  validatePincode: {
    arrange: async () => {
      const { client, pincode } = await requestRecovery();
      return { as: client, request: { body: { pincode } } };
    },
    invalidBodyField: { field: "pincode", value: "abcdef" },
  },
  recoverPassword: {
    arrange: async () => {
      const { client, ...body } = await requestRecovery();
      return { as: client, request: { body: { ...body, ...newPassword } } };
    },
    invalidBodyField: { field: "confPassword", value: "Klapikasa-8" },
  },
  choosePassword: {
    arrange: async () => {
      const { uid } = await createUserAsRoot();
      return { as: new Client(), request: { body: { code: await newPasswordCode(uid), ...newPassword } } };
    },
    invalidBodyField: { field: "confPassword", value: "Klapikasa-8" },
  },
  verifyEmail: {
    arrange: async () => {
      const { as, params, asked } = await requestNewEmail();
      return { as, request: { params, body: { pincode: await waitForCode(asked) } } };
    },
    invalidBodyField: { field: "pincode", value: "12" },
  },
  cancelEmail: {
    arrange: async () => {
      const { as, params } = await requestNewEmail();
      return { as, request: { params } };
    },
  },
  confirmContactChange: {
    arrange: async () => ({ as: new Client(), request: { body: { code: await confirmCode() } } }),
    invalidBodyField: { field: "code", value: "A" },
  },
  undoContactChange: {
    arrange: async () => ({ as: new Client(), request: { body: { code: await undoCode() } } }),
    invalidBodyField: { field: "code", value: "A" },
  },
  withdrawIdentity: {
    arrange: async () => {
      const { as, params } = await requestNewIdentity();
      return { as, request: { params } };
    },
  },
  listIdentityRequests: { arrange: () => asAdmin({}) },
  decideIdentity: {
    arrange: async () => {
      const { params, requestedAt } = await requestNewIdentity();
      return asAdmin({ params, body: { approve: true, requestedAt } });
    },
    invalidBodyField: { field: "approve", value: "kyllä" },
  },
  giveNotice: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      return { as, request: { params } };
    },
  },
  withdrawNotice: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      await as.call(giveNotice, { params });
      return { as, request: { params } };
    },
  },
  listInvoices: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      return { as, request: { params } };
    },
  },
  readInvoice: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      const { user } = await as.call(readUser, { params });
      const { phone = null, hours = null, bic = null, ...form } = await readOperatorForm();
      const operator = { ...form, phone, hours, bic, iban: "FI2112345600000785" };
      const invoice = draftInvoice(user, 2020, { operator, plans: [], ordinal: 1 });
      const id = `${params.id}-2020`;
      await database.doc(`invoices/${id}`).set({ ...invoice, createdAt: new Date() });
      return { as, request: { params: { id } } };
    },
  },
  listOwnPayments: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      return { as, request: { params } };
    },
  },
  requestClosing: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      return { as, request: { params, body: { reason: "Muutan ulkomaille." } } };
    },
    invalidBodyField: { field: "reason", value: "x".repeat(501) },
  },
  downloadOwnData: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      return { as, request: { params } };
    },
  },
  downloadOwnDataPdf: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      return { as, request: { params } };
    },
  },
  requestErasure: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      return { as, request: { params, body: { currentPassword: password } } };
    },
    invalidBodyField: { field: "currentPassword", value: "" },
  },
  withdrawErasure: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      return { as, request: { params } };
    },
  },
  acceptTerms: {
    arrange: async () => {
      const { as, params } = await activeSeller();
      return { as, request: { params, body: { version: newestTerms().version } } };
    },
    invalidBodyField: { field: "version", value: "uusin" },
  },
  withdrawClosing: {
    arrange: async () => {
      const { as, params } = await askToClose();
      return { as, request: { params } };
    },
  },
  listClosingRequests: { arrange: () => asAdmin({}) },
  decideClosing: {
    arrange: async () => {
      const { params, requestedAt } = await askToClose();
      return asAdmin({ params, body: { approve: true, requestedAt } });
    },
    invalidBodyField: { field: "approve", value: "kyllä" },
  },
  listLookalikes: { arrange: async () => asAdmin({ params: { id: (await createUserAsRoot()).uid } }) },
} as const satisfies Partial<CallExamples>;
