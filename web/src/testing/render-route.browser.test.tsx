import { redirect } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { renderRoute } from "./render-route.tsx";

test("a loader that redirects elsewhere does not run there again", async () => {
  const loader = vi.fn<() => Response | null>(() => null);
  const { router } = await renderRoute({ loader, Component: () => "Tuotteet" }, "/profiili/tuotteet?sivu=2");
  await expect.poll(() => router.state.initialized).toBe(true);
  // A bound, so that a loader that redirects to itself fails this test rather than never ending.
  loader.mockImplementation(() => (loader.mock.calls.length < 9 ? redirect("/kirjaudu") : null));
  await router.revalidate();
  expect(router.state.location.pathname).toBe("/kirjaudu");
  expect(loader).toHaveBeenCalledTimes(2);
});
