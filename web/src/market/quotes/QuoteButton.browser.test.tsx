import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { requestQuote } from "@halkopiha/domain/contract/shop/quotes.ts";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { store } from "../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerAreaCalls } from "../../testing/calls/answer-area-calls.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { failCall, goOffline } from "../../testing/calls/connection.ts";
import { setSize, setTouchScreen } from "../../testing/display.ts";
import { answerUploads, createFile, failUploads, paintPhoto } from "../../testing/images.ts";
import { expectFitsNarrowScreen } from "../../testing/layout.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { sampleService } from "../../testing/samples/sample-listings.ts";
import { checkoutFormAtom, emptyCheckout } from "../cart/cart-atoms.ts";
import { QuoteButton } from "./QuoteButton.tsx";
import { quoteDraftAtom } from "./quote-draft-atom.ts";

const service = sampleService({ name: "Puunkaato", byQuote: true });
const message = "Tarjouspyyntösi on lähetetty myyjälle Halkomestarin Puu Oy.";
const description = "Kaksi kuusta kallistuu talon päälle.";

afterEach(() => {
  store.set(checkoutFormAtom, emptyCheckout);
  store.set(quoteDraftAtom, null);
});

async function openDialog() {
  answerAreaCalls();
  const screen = await renderInApp(<QuoteButton product={service} />);
  await screen.getByRole("button", { name: "Pyydä tarjous: Puunkaato, Halkomestarin Puu Oy" }).click();
  const form = screen.getByRole("form", { name: "Tarjouspyyntö" });
  await expect.element(form).toBeVisible();
  return {
    screen,
    form,
    task: form.getByLabelText("Mitä pitää tehdä?"),
    photo: form.getByLabelText(/^Kuvia kohteesta/),
    email: form.getByLabelText(/^Sähköposti/),
    submit: form.getByRole("button", { name: "Lähetä tarjouspyyntö" }),
  };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

async function fill({ form, task, email }: Opened) {
  await task.fill(description);
  await form.getByLabelText("Postinumero").fill("33100");
  await form.getByLabelText("Maakunta").selectOptions("Pirkanmaa");
  await form.getByLabelText("Paikkakunta").selectOptions("Tampere");
  await form.getByLabelText("Nimi").fill("Tuula Rantakoivu");
  await email.fill("tuula@posti.example");
}

const paint = () => paintPhoto({ width: 800, height: 600, left: [30, 120, 30], right: [90, 60, 30] });

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a quote is requested with a photo, and the page says what happens next`, async () => {
    await setSize(size);
    const sent = answerCall(requestQuote, { message });
    const uploads = answerUploads({ photoId: "photo" });
    const opened = await openDialog();
    const { screen, form, photo, submit } = opened;
    await expectNoAxeViolations();
    await userEvent.upload(photo, await paint());
    await expect.element(form.getByAltText("Kuva 1")).toBeVisible();
    expect(uploads[0]?.type).toBe("image/png");
    await fill(opened);
    await submit.click();
    await expect.element(screen.getByRole("heading", { name: "Tarjouspyyntö on lähetetty" })).toHaveFocus();
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByText(description)).toBeVisible();
    await expectNoAxeViolations();
    expect(sent[0]?.body).toEqual({
      name: "Tuula Rantakoivu",
      email: "tuula@posti.example",
      phonenumber: null,
      description,
      street: null,
      zip: "33100",
      region: "pirkanmaa",
      locality: "tampere",
      wishedTime: null,
      photos: ["photo"],
    });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain("Tuula");
    await screen.getByRole("button", { name: "Selvä" }).click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });
}

test("what is missing is told at its field, and the first gets the focus", async () => {
  const sent = answerCall(requestQuote, { message });
  const { task, email, submit } = await openDialog();
  await submit.click();
  await expect.element(task).toHaveFocus();
  await expect.element(task).toHaveAccessibleDescription(/Vaadittu kenttä$/);
  await expect.element(email).toHaveAccessibleDescription(/Anna sähköposti tai puhelinnumero/);
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
});

test("a phone number alone is enough", async () => {
  const sent = answerCall(requestQuote, { message });
  const opened = await openDialog();
  await fill(opened);
  await opened.email.fill("");
  await opened.form.getByLabelText(/^Puhelinnumero/).fill("050 000 0456");
  await opened.submit.click();
  await expect.element(opened.screen.getByText(message)).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ email: null, phonenumber: "050 000 0456" });
});

test("a photo can be taken with the camera of a phone, and be taken out again; three fit", async () => {
  onTestFinished(() => setTouchScreen(false));
  await setTouchScreen(true);
  answerUploads({ photoId: "photo" });
  const { form, photo } = await openDialog();
  const camera = form.getByLabelText("Ota kuva");
  await expect.element(camera).toHaveAttribute("capture", "environment");
  await userEvent.upload(camera, await paint());
  await form.getByRole("button", { name: "Poista kuva 1" }).click();
  await expect.element(form.getByAltText("Kuva 1")).not.toBeInTheDocument();
  await expect.element(photo).toBeEnabled();
});

test("a file that is no picture, and an upload without an answer, are told", async () => {
  failUploads();
  const { photo } = await openDialog();
  await userEvent.upload(photo, createFile("muistio.jpg", "ei kuva"));
  await expect.element(photo).toHaveAccessibleDescription(/Tiedostoa ei voitu lukea kuvana/);
  await userEvent.upload(photo, await paint());
  await expect.element(photo).toHaveAccessibleDescription(/Virhe palvelimella!$/);
});

test("photos that are no longer stored are taken out, and the form stays", async () => {
  const error = new AppError("photoGone");
  rejectCall(requestQuote, error);
  answerUploads({ photoId: "photo" });
  const opened = await openDialog();
  await userEvent.upload(opened.photo, await paint());
  await expect.element(opened.form.getByAltText("Kuva 1")).toBeVisible();
  await fill(opened);
  await opened.submit.click();
  await expectBanner("danger", error.message);
  await expect.element(opened.form.getByAltText("Kuva 1")).not.toBeInTheDocument();
  await expect.element(opened.task).toHaveValue(description);
});

test("without an answer nothing pretends to be sent, and the next press sends the request", async () => {
  failCall(requestQuote);
  const opened = await openDialog();
  await fill(opened);
  await opened.submit.click();
  await expectBanner("danger", "Virhe palvelimella!");
  await expect.element(opened.task).toHaveValue(description);
  const sent = answerCall(requestQuote, { message });
  await opened.submit.click();
  await expect.element(opened.screen.getByText(message)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("what is typed is there after the dialog is opened again, and contact details come from the checkout", async () => {
  store.set(checkoutFormAtom, { ...emptyCheckout, firstname: "Aino", email: "aino@posti.example" });
  const first = await openDialog();
  await expect.element(first.form.getByLabelText("Nimi")).toHaveValue("Aino");
  await expect.element(first.email).toHaveValue("aino@posti.example");
  await first.task.fill(description);
  await first.screen.unmount();
  history.replaceState(null, "", "/");
  const { task } = await openDialog();
  await expect.element(task).toHaveValue(description);
});

test("offline the form says that it needs the network", async () => {
  const { screen, photo, submit } = await openDialog();
  await goOffline();
  await expect.element(screen.getByText(/Tarjouspyynnön lähettäminen vaatii verkkoyhteyden\./)).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await expect.element(photo).toBeDisabled();
});

test("the form fits a narrow screen with large text", async () => {
  await openDialog();
  await expectFitsNarrowScreen();
});
