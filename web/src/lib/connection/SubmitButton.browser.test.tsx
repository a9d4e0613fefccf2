import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { goOffline, goOnline } from "../../testing/calls/connection.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

const renderButton = () =>
  renderInApp(
    <SubmitButton busy={false} action="Kirjautuminen">
      Kirjaudu sisään
    </SubmitButton>,
  );

test("offline a form's button is disabled, says that it needs a connection, and that nothing typed is lost", async () => {
  const screen = await renderButton();
  const button = screen.getByRole("button", { name: "Kirjaudu sisään" });
  await expect.element(button).toBeEnabled();
  await goOffline();
  await expect.element(button).toBeDisabled();
  const reason = "Kirjautuminen vaatii verkkoyhteyden. Täyttämäsi tiedot säilyvät.";
  await expect.element(button).toHaveAccessibleDescription(reason);
  await expectNoAxeViolations();
});

test("a form's button is enabled again when the connection is back", async () => {
  const screen = await renderButton();
  const button = screen.getByRole("button", { name: "Kirjaudu sisään" });
  await goOffline();
  await expect.element(button).toBeDisabled();
  await goOnline();
  await expect.element(button).toBeEnabled();
  await expect.element(screen.getByText(/vaatii verkkoyhteyden/)).not.toBeInTheDocument();
});

test("an incomplete form says so when its button gets the focus", async () => {
  const text = "Täytä kaikki kentät.";
  const screen = await renderInApp(
    <SubmitButton busy={false} action="Tallentaminen" incompleteText={text}>
      Tallenna
    </SubmitButton>,
  );
  const button = screen.getByRole("button", { name: "Tallenna" });
  await expect.element(screen.getByText(text)).not.toBeVisible();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.tab();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(button).toHaveAccessibleDescription(text);
  await expectNoAxeViolations();
});
