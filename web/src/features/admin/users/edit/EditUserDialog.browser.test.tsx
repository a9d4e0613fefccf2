import type { User } from "@halkopiha/domain/accounts/user.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test, vi } from "vitest";
import { bannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerAreaCalls } from "../../../../testing/calls/answer-area-calls.ts";
import { answerCall, holdCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../../testing/display.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { sampleAdmin, sampleRoot } from "../../../../testing/samples/sample-accounts.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { EditUserDialog } from "./EditUserDialog.tsx";

const business = sampleBusiness();
const saved = "Käyttäjän tiedot on tallennettu.";

async function renderDialog(user: User = business, actor: User = sampleAdmin()) {
  logInAs(actor);
  answerCall(readUser, { user });
  answerAreaCalls();
  const sent = answerCall(changeUser, { user, message: saved });
  const onClose = vi.fn();
  const onChanged = vi.fn(async () => undefined);
  const screen = await renderInApp(
    <EditUserDialog id={user._id} actor={actor} onClose={onClose} onChanged={onChanged} />,
  );
  const form = screen.getByRole("form", { name: "Käyttäjän tiedot" });
  return {
    screen,
    sent,
    onClose,
    onChanged,
    form,
    field: (label: string) => form.getByLabelText(label, { exact: true }),
    save: form.getByRole("button", { name: "Tallenna", exact: true }),
    getBannerText: () => store.get(bannerAtom)?.text,
  };
}

async function renderForm(user?: User, actor?: User) {
  const rendered = await renderDialog(user, actor);
  await expect.element(rendered.field("Paikkakunta")).toBeEnabled();
  return rendered;
}

test("§6 an admin changes a seller's plan, name and user name", async () => {
  const { field, save, sent, onClose, onChanged, getBannerText } = await renderForm();
  await field("Yrityksen nimi").fill("Rantalan Puu Oy");
  await field("Tili").selectOptions("Premium");
  await field("Käyttäjänimi").fill("rantala");
  await save.click();
  await expect.poll(getBannerText).toBe(saved);
  expect(sent[0]?.body).toMatchObject({
    companyName: "Rantalan Puu Oy",
    accountPlan: "premium",
    username: "rantala",
    updatedAt: business.updatedAt,
  });
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChanged).toHaveBeenCalledOnce();
});

test("§8 a user deleted meanwhile is reported before the form opens", { tags: "s8-20" }, async () => {
  rejectNextCall(readUser, new AppError("userNotFound"));
  const { onClose, onChanged, getBannerText } = await renderDialog();
  await expect.poll(getBannerText).toBe("Käyttäjää ei löytynyt!");
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChanged).toHaveBeenCalledOnce();
});

test("§8 a user deleted meanwhile is reported when the form is saved", { tags: "s8-20" }, async () => {
  const { save, onClose, onChanged, getBannerText } = await renderForm();
  rejectNextCall(changeUser, new AppError("userNotFound"));
  await save.click();
  await expect.poll(getBannerText).toBe("Käyttäjää ei löytynyt!");
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChanged).toHaveBeenCalledOnce();
});

test("§8 when the user cannot be loaded, the dialog says so and retries", async () => {
  rejectNextCall(readUser, new AppError("fault"));
  const { screen, form, onClose } = await renderDialog();
  await expect.element(screen.getByText("Käyttäjän tietoja ei saatu haettua.")).toBeVisible();
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(form).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test("a double click saves once", async () => {
  const { save, sent, onClose } = await renderForm();
  const { release } = holdCall(changeUser);
  await save.dblClick();
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  release();
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: on a ${size} axe finds nothing in the dialog, also not in its errors`, async () => {
    await setSize(size);
    const { form, field, save } = await renderForm(business, sampleRoot());
    await expectNoAxeViolations();
    await field("Yrityksen nimi").fill("");
    await save.click();
    await expect.element(form.getByText("Vaadittu kenttä")).toBeVisible();
    await expectNoAxeViolations();
  });
}
