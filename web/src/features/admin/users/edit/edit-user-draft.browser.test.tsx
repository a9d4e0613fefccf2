import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { expect, test, vi } from "vitest";
import { expectBanner } from "../../../../testing/banner.ts";
import { answerAreaCalls } from "../../../../testing/calls/answer-area-calls.ts";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../../testing/samples/sample-accounts.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { EditUserDialog } from "./EditUserDialog.tsx";

async function openDialog() {
  logInAs(sampleAdmin());
  const user = sampleBusiness();
  answerCall(readUser, { user });
  answerAreaCalls();
  const screen = await renderInApp(
    <EditUserDialog id={user._id} actor={sampleAdmin()} onClose={vi.fn()} onChanged={vi.fn()} />,
  );
  const dialog = screen.getByRole("dialog");
  return {
    screen,
    dialog,
    street: dialog.getByLabelText("Katuosoite"),
    password: dialog.getByLabelText("Uusi salasana").first(),
  };
}

const readStorage = () => JSON.stringify(localStorage);

test("§4 the draft of an account is restored when it is opened again, except for the new password", async () => {
  const first = await openDialog();
  await first.street.fill("Rantatie 1");
  await first.password.fill("Klapikasa-99");
  await first.screen.unmount();
  const { dialog, street, password } = await openDialog();
  await expect.element(street).toHaveValue("Rantatie 1");
  await expect.element(dialog.getByLabelText("Yrityksen nimi")).toHaveValue("Puulan Puu Oy");
  await expect.element(password).toHaveValue("");
  expect(readStorage()).toContain("Rantatie 1");
  expect(readStorage()).not.toContain("Klapikasa-99");
  const message = "Käyttäjän tiedot on tallennettu.";
  const sent = answerCall(changeUser, { user: sampleBusiness(), message });
  await dialog.getByRole("button", { name: "Tallenna", exact: true }).click();
  await expectBanner("success", message);
  await expect.poll(readStorage).not.toContain("Rantatie 1");
  expect(sent[0]?.body).toMatchObject({ street: "Rantatie 1" });
});
