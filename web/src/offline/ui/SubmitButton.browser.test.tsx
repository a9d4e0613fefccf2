import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { goOffline, goOnline } from "../../testing/connection.ts";
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
