import { changeUser } from "@halkopiha/domain/contract/admin-user-forms.ts";
import { activateUser } from "@halkopiha/domain/contract/admin-users.ts";
import { updateUser } from "@halkopiha/domain/contract/people.ts";
import { register, requestPincode } from "@halkopiha/domain/contract/registration.ts";
import { Client } from "../api.ts";
import { followed, request } from "../exports.ts";
import { database } from "../market.ts";
import { codeSentTo, loggedIn, made, newcomer, personForm, userForm } from "../people.ts";
import { admin, root } from "./cast.ts";
import type { Walks } from "./walk.ts";

const asAdmin = async <Request>(request: Request) => ({ as: await admin(), request });
const newPassword = { password: "Klapikasa-7", confPassword: "Klapikasa-7" };

/** Somebody who has filled the sign-up form, with the code that was sent. */
async function registered() {
  const form = personForm();
  const client = new Client();
  await client.call(register, { body: form });
  return { client, pincode: await codeSentTo(form.email) };
}

/** Somebody who has forgotten the password, with the code that was sent. */
async function forgetful() {
  const { username } = await newcomer();
  const email = `${username}@posti.example`;
  const client = new Client();
  const before = await codeSentTo(email);
  await client.call(requestPincode, { body: { email } });
  return { client, email, pincode: await codeSentTo(email, before) };
}

/** A seller who has been let in. */
async function activeSeller() {
  const person = await made();
  const params = { id: person.uid };
  await (await admin()).call(activateUser, { params, body: { active: true, paid: false } });
  return { as: await loggedIn(person), params, email: person.email };
}

/** An active seller who has asked for another name. */
async function renaming() {
  const { as, params, email } = await activeSeller();
  const body = userForm({ email, lastname: "Honkanen" });
  const { user } = await as.call(updateUser, { params, body });
  return { as, params, requestedAt: user.pendingIdentity?.requestedAt ?? "" };
}

/** An active seller who has asked for another e-mail address. */
async function pending() {
  const { as, params, email } = await activeSeller();
  const asked = `uusi-${email}`;
  await as.call(updateUser, { params, body: userForm({ email: asked }) });
  return { as, params, asked };
}

/** An export whose files are there. */
async function finishedExport(): Promise<string> {
  const ref = await request();
  await followed(ref);
  return ref.id;
}

/** The code that an old address was sent when an admin changed it. */
async function undoCode() {
  const { uid, email } = await made();
  const body = userForm({ email: `uusi-${email}` });
  await (await admin()).call(changeUser, { params: { id: uid }, body });
  const { docs } = await database.collection("mail").where("to", "==", email).get();
  return docs.map((mail) => /#t=([\w-]{22})/.exec(String(mail.get("text")))?.[1] ?? "").find(Boolean) ?? "";
}

function newUser() {
  const { confPassword, terms, ...form } = personForm();
  return form;
}

/** How accounts come, change and go. */
export const accounts = {
  register: {
    stage: async () => ({ as: new Client(), request: { body: personForm() } }),
    faultInBody: { field: "socialSecurityNumber", value: "010190-900X" },
  },
  verifyPincode: {
    stage: async () => {
      const { client, pincode } = await registered();
      return { as: client, request: { body: { pincode } } };
    },
    faultInBody: { field: "pincode", value: "12" },
  },
  requestPincode: {
    stage: async () => ({ as: new Client(), request: { body: { email: personForm().email } } }),
    faultInBody: { field: "email", value: "aino" },
  },
  validatePincode: {
    stage: async () => {
      const { client, pincode } = await forgetful();
      return { as: client, request: { body: { pincode } } };
    },
    faultInBody: { field: "pincode", value: "abcdef" },
  },
  recoverPassword: {
    stage: async () => {
      const { client, ...body } = await forgetful();
      return { as: client, request: { body: { ...body, ...newPassword } } };
    },
    faultInBody: { field: "confPassword", value: "Klapikasa-8" },
  },
  verifyEmail: {
    stage: async () => {
      const { as, params, asked } = await pending();
      return { as, request: { params, body: { pincode: await codeSentTo(asked) } } };
    },
    faultInBody: { field: "pincode", value: "12" },
  },
  cancelEmail: {
    stage: async () => {
      const { as, params } = await pending();
      return { as, request: { params } };
    },
  },
  undoContactChange: {
    stage: async () => ({ as: new Client(), request: { body: { code: await undoCode() } } }),
    faultInBody: { field: "code", value: "A" },
  },
  withdrawIdentity: {
    stage: async () => {
      const { as, params } = await renaming();
      return { as, request: { params } };
    },
  },
  listIdentityRequests: { stage: () => asAdmin({}) },
  decideIdentity: {
    stage: async () => {
      const { params, requestedAt } = await renaming();
      return asAdmin({ params, body: { approve: true, requestedAt } });
    },
    faultInBody: { field: "approve", value: "kyllä" },
  },
  listLookalikes: { stage: async () => asAdmin({ params: { id: (await made()).uid } }) },
  listUsers: {
    stage: () => asAdmin({ query: { active: "true", limit: 5 } }),
    faultInQuery: { field: "sort", value: "salary" },
  },
  createUser: {
    stage: () => asAdmin({ body: newUser() }),
    faultInBody: { field: "password", value: "salasana" },
  },
  listNewUsers: {
    stage: () => asAdmin({ query: { limit: 5 } }),
    faultInQuery: { field: "limit", value: 0 },
  },
  changeUser: {
    stage: async () => {
      const { uid, email } = await made();
      return asAdmin({ params: { id: uid }, body: userForm({ email }) });
    },
    faultInBody: { field: "phonenumber", value: "puhelin" },
  },
  deleteUser: { stage: async () => asAdmin({ params: { id: (await made()).uid } }) },
  deleteUsers: {
    stage: async () => asAdmin({ body: { ids: [(await made()).uid, (await made()).uid] } }),
    faultInBody: { field: "ids", value: [] },
  },
  activateUser: {
    stage: async () => asAdmin({ params: { id: (await made()).uid }, body: { active: true, paid: false } }),
    faultInBody: { field: "paid", value: "kyllä" },
  },
  listAudit: {
    stage: async () => ({ as: await root(), request: { query: { limit: 5 } } }),
    faultInQuery: { field: "limit", value: 0 },
  },
  readDashboard: { stage: () => asAdmin({}) },
  readListingCounts: {
    stage: () => asAdmin({ query: { category: "Palvelut" } }),
    faultInQuery: { field: "category", value: "Puut" },
  },
  readFigures: { stage: () => asAdmin({}) },
  downloadSellerListCsv: { stage: () => asAdmin({}) },
  downloadSellerListExcel: { stage: () => asAdmin({}) },
  downloadExportCsv: { stage: async () => asAdmin({ params: { id: await finishedExport() } }) },
  downloadExportExcel: { stage: async () => asAdmin({ params: { id: await finishedExport() } }) },
} as const satisfies Partial<Walks>;
