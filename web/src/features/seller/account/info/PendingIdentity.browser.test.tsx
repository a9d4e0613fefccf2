import { withdrawIdentity } from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test, vi } from "vitest";
import { bannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { sampleIdentityRequest } from "../../../../testing/samples/sample-accounts.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { PendingIdentity } from "./PendingIdentity.tsx";

const withdrawn = "Muutospyyntösi on peruttu.";

async function renderNotice() {
  const user = sampleBusiness({ pendingIdentity: sampleIdentityRequest() });
  logInAs(user);
  const saved = sampleBusiness({ pendingIdentity: null });
  const sent = answerCall(withdrawIdentity, { user: saved, message: withdrawn });
  const onSaved = vi.fn();
  const screen = await renderInApp(<PendingIdentity user={user} onSaved={onSaved} />);
  const notice = screen.getByRole("region", { name: "Odottaa ylläpidon hyväksyntää" });
  return {
    notice,
    saved,
    sent,
    onSaved,
    withdraw: notice.getByRole("button", { name: "Peru pyyntö" }),
    getBannerText: () => store.get(bannerAtom)?.text,
  };
}

test("a seller sees the requested name beside the current one", async () => {
  const { notice } = await renderNotice();
  const name = notice.getByRole("row", { name: "Yrityksen nimi" });
  await expect.element(name).toHaveTextContent("Yrityksen nimiPuulan Puu OyToinen Puu Oy");
  await expect.element(notice.getByText("Saat päätöksestä sähköpostia.")).toBeVisible();
});

test("a seller withdraws a request", async () => {
  const { withdraw, saved, sent, onSaved, getBannerText } = await renderNotice();
  await withdraw.click();
  await expect.poll(() => onSaved).toHaveBeenCalledWith(expect.objectContaining(saved));
  expect(getBannerText()).toBe(withdrawn);
  expect(sent[0]?.url.pathname).toBe("/api/users/puula/identity");
});

test("§8 a withdrawal that fails can be repeated", async () => {
  const { withdraw, onSaved, getBannerText } = await renderNotice();
  rejectNextCall(withdrawIdentity, new AppError("fault"));
  await withdraw.click();
  await expect.poll(getBannerText).toBe(new AppError("fault").message);
  expect(onSaved).not.toHaveBeenCalled();
  await withdraw.click();
  await expect.poll(() => onSaved).toHaveBeenCalledOnce();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: on a ${size} axe finds nothing in the notice, and it does not scroll sideways`, async () => {
    await setSize(size);
    await renderNotice();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
