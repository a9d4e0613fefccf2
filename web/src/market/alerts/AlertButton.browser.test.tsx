import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { createAlert } from "@halkopiha/domain/contract/shop/alerts.ts";
import { afterEach, expect, test } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { failCall, goOffline } from "../../testing/calls/connection.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { checkoutFormAtom, emptyCheckout } from "../cart/cart-atoms.ts";
import { AlertButton } from "./AlertButton.tsx";
import type { AlertProps } from "./alert-props.ts";

const message = "Tarkista sähköpostisi ja vahvista hakuvahti viestin linkistä.";
const search = { category: "Polttopuut", region: "pirkanmaa", quality: "" };

afterEach(() => store.set(checkoutFormAtom, emptyCheckout));

async function openDialog(target: AlertProps = { search }) {
  const screen = await renderInApp(<AlertButton {...target} />);
  await screen.getByRole("button", { name: /^Ilmoita/ }).click();
  await expect.element(screen.getByLabelText("Sähköposti")).toBeVisible();
  return screen;
}

const submit = (screen: Awaited<ReturnType<typeof openDialog>>) =>
  screen.getByRole("button", { name: "Tilaa hakuvahti" });

test("an address is left for a search, and what happens is said before and after", async () => {
  const sent = answerCall(createAlert, { message });
  const screen = await openDialog();
  await expect.element(screen.getByText(/vahvistuslinkin/)).toBeVisible();
  await expect.element(screen.getByText(/enintään yhden viestin päivässä/)).toBeVisible();
  await expect.element(screen.getByText(/6 kuukauden kuluttua/)).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByLabelText("Sähköposti").fill("aino@posti.example");
  await submit(screen).click();
  await expect.element(screen.getByRole("heading", { name: "Tarkista sähköpostisi" })).toHaveFocus();
  await expectNoAxeViolations();
  expect(sent.map(({ body }) => body)).toEqual([{ email: "aino@posti.example", search }]);
  await screen.getByRole("button", { name: "Selvä" }).click();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("an address is left for a listing that is not available", async () => {
  const sent = answerCall(createAlert, { message });
  const screen = await openDialog({ productId: "koivu" });
  await expect.element(screen.getByRole("dialog", { name: "Ilmoita, kun saatavilla" })).toBeVisible();
  await screen.getByLabelText("Sähköposti").fill("aino@posti.example");
  await submit(screen).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ email: "aino@posti.example", productId: "koivu" }]);
});

test("of several buttons on a page the pressed one opens", async () => {
  const sent = answerCall(createAlert, { message });
  const screen = await renderInApp(
    <>
      <AlertButton productId="koivu" />
      <AlertButton productId="leppa" />
      <AlertButton search={search} />
    </>,
  );
  await screen.getByRole("button", { name: "Ilmoita, kun saatavilla" }).first().click();
  await expect.poll(() => screen.getByRole("dialog").elements()).toHaveLength(1);
  await screen.getByLabelText("Sähköposti").fill("aino@posti.example");
  await submit(screen).click();
  await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ productId: "koivu" }]);
});

test("of two buttons for the same product the pressed one opens alone", async () => {
  const screen = await renderInApp(
    <>
      <AlertButton productId="koivu" />
      <AlertButton productId="koivu" />
    </>,
  );
  await screen.getByRole("button", { name: "Ilmoita, kun saatavilla" }).last().click();
  await expect.element(screen.getByLabelText("Sähköposti")).toBeVisible();
  expect(screen.getByRole("dialog").elements()).toHaveLength(1);
});

test("the address of the checkout is filled in", async () => {
  store.set(checkoutFormAtom, { ...emptyCheckout, email: "aino@posti.example" });
  const screen = await openDialog();
  await expect.element(screen.getByLabelText("Sähköposti")).toHaveValue("aino@posti.example");
});

test("what is no address is not sent", async () => {
  const sent = answerCall(createAlert, { message });
  const screen = await openDialog();
  await screen.getByLabelText("Sähköposti").fill("aino@");
  await submit(screen).click();
  await expect
    .element(screen.getByLabelText("Sähköposti"))
    .toHaveAccessibleDescription(/Sähköposti on väärää formaattia\./);
  expect(sent).toEqual([]);
});

test("too many tries are told, and the form stays", async () => {
  const { message: reason } = new AppError("tooOften");
  rejectCall(createAlert, new AppError("tooOften"));
  const screen = await openDialog();
  await screen.getByLabelText("Sähköposti").fill("aino@posti.example");
  await submit(screen).click();
  await expectBanner("danger", reason);
  await expect.element(screen.getByLabelText("Sähköposti")).toHaveValue("aino@posti.example");
});

test("without an answer nothing pretends to be sent", async () => {
  failCall(createAlert);
  const screen = await openDialog();
  await screen.getByLabelText("Sähköposti").fill("aino@posti.example");
  await submit(screen).click();
  await expectBanner("danger", "Virhe palvelimella!");
  await expect.element(submit(screen)).toBeEnabled();
});

test("offline the form says that it needs the network", async () => {
  const screen = await openDialog();
  await goOffline();
  await expect.element(screen.getByText(/Hakuvahdin tilaaminen vaatii verkkoyhteyden\./)).toBeVisible();
  await expect.element(submit(screen)).toBeDisabled();
});
