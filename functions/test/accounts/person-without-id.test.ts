import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser, createUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import { beforeAll, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { logInAs, newYtunnus, personForm, readSealedId, userForm } from "../support/users.ts";

// An admin may make the account of a person without a personal identity code; it can be added later.

const admin = new Client();
beforeAll(async () => void (await admin.logIn("yllapito", "Yllapito2026")));

const without = { socialSecurityNumber: null, ytunnus: null };

async function createPerson() {
  const { confPassword, terms, ...form } = personForm();
  const { seller } = await admin.call(createUser, { body: { ...form, socialSecurityNumber: null } });
  const { email } = form;
  return { form: userForm({ email, ...without }), params: { id: seller._id }, username: form.username };
}

test("a person without any id is changed by an admin and by themself, and stays without", async () => {
  const { form, params, username } = await createPerson();
  const changed = await admin.call(changeUser, { params, body: { ...form, street: "Uusitie 2" } });
  expect(changed.user).toMatchObject({ ...without, address: { street: "Uusitie 2" } });
  await admin.call(activateUser, { params, body: { active: true, paid: true } });
  const person = await logInAs({ username });
  const { user } = await person.call(updateUser, { params, body: { ...form, street: "Uusitie 3" } });
  expect(user).toMatchObject({ ...without, address: { street: "Uusitie 3" } });
});

test("§5 a person gets an id later, and does not lose it again", async () => {
  const { form, params } = await createPerson();
  const ytunnus = newYtunnus();
  await admin.call(changeUser, { params, body: { ...form, ytunnus } });
  const rejected = await admin.request(changeUser, { params, body: form });
  expect(parseErrorBody(rejected)).toMatchObject({
    code: "invalid",
    fields: { socialSecurityNumber: "Vaadittu kenttä" },
  });
  await admin.call(changeUser, { params, body: { ...form, socialSecurityNumber: "131052-308T" } });
  expect(await readSealedId(params.id)).toMatch(/^v1\./);
});
