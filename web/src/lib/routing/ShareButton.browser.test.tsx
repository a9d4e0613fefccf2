import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectBanner } from "../../testing/banner.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { ShareButton } from "./ShareButton.tsx";

const path = "/tuote/birch-polttopuu-koivu-orivesi";
const url = `${location.origin}${path}`;

async function pressShare(): Promise<void> {
  const screen = await renderInApp(<ShareButton title="Polttopuu, koivu" path={path} />);
  await screen.getByRole("button", { name: "Jaa: Polttopuu, koivu" }).click();
}

test("a link that cannot be copied is shown, with the host of the page", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
  await pressShare();
  await expectBanner("warning", `Linkkiä ei voitu kopioida. Kopioi se tästä: ${url}`);
});

describe("where the device has a dialog for sharing", () => {
  const share = vi.fn(async () => undefined);
  beforeEach(() => {
    share.mockReset();
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, "share"));

  test("it opens", async () => {
    await pressShare();
    await expect.poll(() => share).toHaveBeenCalledWith({ title: "Polttopuu, koivu", url });
  });

  test("the link is copied when the device does not allow the dialog", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    share.mockRejectedValue(new DOMException("", "NotAllowedError"));
    await pressShare();
    await expectBanner("success", "Linkki kopioitu.");
  });

  test("nothing is copied when the visitor closes the dialog", async () => {
    const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    share.mockRejectedValue(new DOMException("", "AbortError"));
    await pressShare();
    await expect.poll(() => share.mock.settledResults).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(copy).not.toHaveBeenCalled();
  });
});
