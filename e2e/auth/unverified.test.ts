import { press } from "../support/browser/keyboard.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { readSentCode } from "../support/market/codes.ts";
import { button, choosePlan, details, fillPerson, password } from "../support/sign-up.ts";
import { test } from "../support/test.ts";

test("a seller corrects the e-mail address, loses the page, and verifies the account at the login of another device", async ({
  newPage,
}) => {
  const phone = await newPage("phone");
  await choosePlan(phone);
  const { username } = await fillPerson(phone);
  await press(button(phone, "Jatka"));
  await waitForHeading(phone, "Vahvistus");
  await press(button(phone, "Korjaa tietoja"));
  await waitForHeading(phone, "Tiedot");
  const email = `oikea-${username}@posti.example`;
  await details(phone).getByLabel("Sähköposti", { exact: true }).fill(email);
  await press(button(phone, "Jatka"));
  await waitForHeading(phone, "Vahvistus");
  const first = await readSentCode(email);
  await phone.close();

  const desk = await newPage("desk");
  await desk.goto("/profiili/kayttajatiedot");
  await waitForHeading(desk, "Kirjaudu");
  await desk.getByLabel("Käyttäjänimi").fill(username);
  await desk.getByLabel("Salasana", { exact: true }).fill(password);
  await press(button(desk, "Kirjaudu sisään"));
  await waitForHeading(desk, "Vahvista tilisi");
  await desk.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(email, first));
  await press(button(desk, "Varmenna"));
  await desk.getByRole("heading", { level: 1, name: /^Tervetuloa Halkopihaan/ }).waitFor();
  await desk.waitForURL((url) => url.pathname === "/profiili/kayttajatiedot");
});
