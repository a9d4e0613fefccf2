import { register, requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { Client } from "../api.ts";
import { database } from "../market.ts";
import { requestExport, waitForExport } from "../seller-list/exports.ts";
import { createUserAsRoot, logInAs, personForm, registerUser, userForm, waitForCode } from "../users.ts";
import type { CallExamples } from "./call-example.ts";
import { admin, root } from "./fixtures.ts";

const asAdmin = async <Request>(request: Request) => ({ as: await admin(), request });
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

/** An active seller who has requested another e-mail address. */
async function requestNewEmail() {
  const { as, params, email } = await activeSeller();
  const asked = `uusi-${email}`;
  await as.call(updateUser, { params, body: userForm({ email: asked }) });
  return { as, params, asked };
}

/** An export whose files are stored. */
async function finishedExport(): Promise<string> {
  const ref = await requestExport();
  await waitForExport(ref);
  return ref.id;
}

/** The undo code that an old address was sent when an admin changed it. */
async function undoCode() {
  const { uid, email } = await createUserAsRoot();
  const body = userForm({ email: `uusi-${email}` });
  await (await admin()).call(changeUser, { params: { id: uid }, body });
  const { docs } = await database.collection("mail").where("to", "==", email).get();
  return docs.map((mail) => /#t=([\w-]{22})/.exec(String(mail.get("text")))?.[1] ?? "").find(Boolean) ?? "";
}

function newUser() {
  const { confPassword, terms, ...form } = personForm();
  return form;
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
  listLookalikes: { arrange: async () => asAdmin({ params: { id: (await createUserAsRoot()).uid } }) },
  listUsers: {
    arrange: () => asAdmin({ query: { active: "true", limit: 5 } }),
    invalidQueryField: { field: "sort", value: "salary" },
  },
  searchUsers: {
    arrange: () => asAdmin({ body: { queryString: "halmela", limit: 5 } }),
    invalidBodyField: { field: "sort", value: "salary" },
  },
  countUsers: {
    arrange: () => asAdmin({ body: { paid: "true" as const, region: "pirkanmaa" } }),
    invalidBodyField: { field: "plan", value: "gold" },
  },
  createUser: {
    arrange: () => asAdmin({ body: newUser() }),
    invalidBodyField: { field: "password", value: "salasana" },
  },
  listNewUsers: {
    arrange: () => asAdmin({ query: { limit: 5 } }),
    invalidQueryField: { field: "limit", value: 0 },
  },
  changeUser: {
    arrange: async () => {
      const { uid, email } = await createUserAsRoot();
      return asAdmin({ params: { id: uid }, body: userForm({ email }) });
    },
    invalidBodyField: { field: "phonenumber", value: "puhelin" },
  },
  deleteUser: { arrange: async () => asAdmin({ params: { id: (await createUserAsRoot()).uid } }) },
  deleteUsers: {
    arrange: async () =>
      asAdmin({ body: { ids: [(await createUserAsRoot()).uid, (await createUserAsRoot()).uid] } }),
    invalidBodyField: { field: "ids", value: [] },
  },
  activateUser: {
    arrange: async () =>
      asAdmin({ params: { id: (await createUserAsRoot()).uid }, body: { active: true, paid: false } }),
    invalidBodyField: { field: "paid", value: "kyllä" },
  },
  verifyUser: { arrange: async () => asAdmin({ params: { id: (await createUserAsRoot()).uid } }) },
  activateUsers: {
    arrange: async () => asAdmin({ body: { ids: [(await createUserAsRoot()).uid], paid: true } }),
    invalidBodyField: { field: "ids", value: [] },
  },
  listAudit: {
    arrange: async () => ({ as: await root(), request: { query: { limit: 5 } } }),
    invalidQueryField: { field: "limit", value: 0 },
  },
  readDashboard: { arrange: () => asAdmin({}) },
  readListingCounts: {
    arrange: () => asAdmin({ query: { category: "Palvelut" } }),
    invalidQueryField: { field: "category", value: "Puut" },
  },
  readFigures: { arrange: () => asAdmin({}) },
  downloadSellerListCsv: { arrange: () => asAdmin({}) },
  downloadSellerListExcel: { arrange: () => asAdmin({}) },
  downloadListedCsv: {
    arrange: () =>
      asAdmin({ body: { active: "true" as const, sort: "name" as const, columns: "name,phone" } }),
    invalidBodyField: { field: "columns", value: "salary" },
  },
  downloadListedExcel: {
    arrange: () => asAdmin({ body: {} }),
    invalidBodyField: { field: "sort", value: "salary" },
  },
  downloadSelectedCsv: {
    arrange: () => asAdmin({ body: { ids: ["halkomestari"] } }),
    invalidBodyField: { field: "ids", value: [] },
  },
  downloadSelectedExcel: {
    arrange: () => asAdmin({ body: { ids: ["halkomestari"], columns: "name" } }),
    invalidBodyField: { field: "columns", value: "salary" },
  },
  downloadExportCsv: { arrange: async () => asAdmin({ params: { id: await finishedExport() } }) },
  downloadExportExcel: { arrange: async () => asAdmin({ params: { id: await finishedExport() } }) },
} as const satisfies Partial<CallExamples>;
