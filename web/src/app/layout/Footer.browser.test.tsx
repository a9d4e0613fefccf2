import { beforeEach, expect, test } from "vitest";
import { answerVisitorCalls } from "../../testing/calls/answer-visitor-calls.ts";
import { renderApp, renderInApp } from "../../testing/render-route.tsx";
import { routes } from "../router.tsx";
import { Footer } from "./Footer.tsx";

beforeEach(answerVisitorCalls);

test("§2 the footer shows who runs the market and when they answer", async () => {
  const screen = await renderInApp(<Footer />);
  await expect.element(screen.getByText("Halkopiha", { exact: true })).toBeVisible();
  const email = screen.getByRole("link", { name: "asiakaspalvelu@halkopiha.fi" });
  await expect.element(email).toHaveAttribute("href", "mailto:asiakaspalvelu@halkopiha.fi");
  await expect.element(screen.getByText("Vastaamme arkisin klo 9–16.")).toBeVisible();
});

test("§2 every link of the footer leads to a page", async () => {
  const screen = await renderApp(routes, "/kirjaudu");
  const links = screen.getByRole("navigation", { name: "Alatunniste" }).getByRole("link");
  const hrefs = links.elements().map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(
    expect.arrayContaining(["/asiakaspalvelu", "/polttopuuinfo/energialaskuri", "/kayttoehdot"]),
  );
  for (const [index, href] of hrefs.entries()) {
    await links.nth(index).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe(href);
    const heading = screen.getByRole("heading", { level: 1, name: /^(?!Sivua ei löytynyt)/ });
    await expect.element(heading).toBeVisible();
  }
});
