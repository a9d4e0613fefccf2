import { beforeEach, expect, test } from "vitest";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { renderApp } from "../testing/render-route.tsx";
import { routes } from "./router.tsx";

beforeEach(answerVisitorCalls);

for (const [link, heading] of [
  ["Etusivulle", "Polttopuut suoraan tekijältä"],
  ["Polttopuuinfo", "Polttopuuinfo"],
] as const) {
  test(`§2 an unknown address says that the page was not found, and leads on: ${link}`, {
    tags: "s2-routes-41",
  }, async () => {
    const screen = await renderApp(routes, "/ei/ole");
    await expect.element(screen.getByRole("heading", { level: 1, name: "Sivua ei löytynyt" })).toBeVisible();
    await expect.poll(() => document.title).toBe("Sivua ei löytynyt | Halkopiha");
    await screen.getByRole("main").getByRole("link", { name: link }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect.element(screen.getByRole("progressbar")).not.toBeInTheDocument();
  });
}
