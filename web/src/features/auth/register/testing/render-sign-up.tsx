import { register as registerCall } from "@halkopiha/domain/contract/accounts/registration.ts";
import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { expect } from "vitest";
import { store } from "../../../../lib/storage/store.ts";
import { answerAreaCalls } from "../../../../testing/calls/answer-area-calls.ts";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { renderRoutes } from "../../../../testing/render-route.tsx";
import { sampleAdvertisements, samplePlans } from "../../../../testing/samples/sample-plans.ts";
import * as login from "../../login/route.tsx";
import { emptyRegistration, type RegistrationDraft, registrationAtom } from "../register-draft-atom.ts";
import * as register from "../register-route.tsx";

/** Renders the sign-up page, which leads to the login page or to the profile. */
export function renderSignUp() {
  answerCall(listAdvertisements, { advertisements: sampleAdvertisements() });
  answerCall(listPlans, { accounts: samplePlans });
  answerAreaCalls();
  const routes = [
    { path: "/rekisteroidy", ...register, HydrateFallback: () => null },
    { path: "/kirjaudu", ...login },
    { path: "/profiili", element: <h1>Profiili</h1> },
  ];
  return renderRoutes(routes, "/rekisteroidy");
}

export type SignUpScreen = Awaited<ReturnType<typeof renderSignUp>>;

/** Waits for the form of the second step. */
export async function findDetails(screen: SignUpScreen) {
  await expect.element(screen.getByRole("heading", { level: 1, name: "Tiedot" })).toBeVisible();
  const form = screen.getByRole("form", { name: "Tiedot" });
  return { screen, form, submit: screen.getByRole("button", { name: "Jatka" }) };
}

/** Opens the form with nothing typed. */
export async function renderEmptyDetails() {
  const screen = await renderSignUp();
  await screen.getByRole("button", { name: "Luo tili: Basic-tili" }).click();
  return findDetails(screen);
}

const common = {
  email: "tuomas@puu.example",
  phonenumber: "050 000 0999",
  contactPerson: "Tuomas Tukkinen",
  street: "Metsätie 3",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
  username: "tuomas",
};

const businessDraft: Partial<RegistrationDraft> = {
  ...common,
  companyName: "Tukkisen Puu Oy",
  ytunnus: "2617416-4",
};
const personDraft: Partial<RegistrationDraft> = {
  ...common,
  business: false,
  firstname: "Tuomas",
  lastname: "Tukkinen",
};

const password = "Klapikasa-7";

/** Opens the form with a draft, and types the secrets, which a draft does not have. */
async function renderFilledDetails(draft: Partial<RegistrationDraft>) {
  store.set(registrationAtom, {
    step: 1,
    plan: "basic",
    draft: { ...emptyRegistration.draft, ...draft },
  });
  const details = await findDetails(await renderSignUp());
  const { form } = details;
  await expect.element(form.getByLabelText("Paikkakunta")).toHaveDisplayValue("Tampere");
  await form.getByLabelText("Salasana", { exact: true }).fill(password);
  await form.getByLabelText("Salasana uudelleen").fill(password);
  await form.getByLabelText("Hyväksyn käyttöehdot").click();
  return details;
}

export const renderBusinessDetails = () => renderFilledDetails(businessDraft);

export async function renderPersonDetails() {
  const details = await renderFilledDetails(personDraft);
  await details.form.getByLabelText("Henkilötunnus").fill("010190-900P");
  return details;
}

export const answerRegister = () =>
  answerCall(registerCall, { message: "Lähetimme sinulle pinkoodin. Vahvista sillä tilisi." });

/** Opens the third step, for a business. */
export async function renderPincodeStep() {
  answerRegister();
  const { screen, submit } = await renderBusinessDetails();
  await submit.click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Vahvistus" })).toHaveFocus();
  return screen;
}
