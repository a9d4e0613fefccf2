import type { User } from "@halkopiha/domain/accounts/user.ts";
import { decideClosing, listClosingRequests } from "@halkopiha/domain/contract/accounts/contract.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { bannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, rejectNextCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import { ClosingRequests } from "./ClosingRequests.tsx";

const requestedAt = "2026-03-01T08:00:00.000Z";
const seller = sampleBusiness({ closingRequest: { reason: "Muutan ulkomaille.", requestedAt } });

async function renderRequests(users: User[] = [seller]) {
  logInAs(sampleAdmin());
  answerCall(listClosingRequests, { users });
  const screen = await renderInApp(<ClosingRequests />);
  const section = screen.getByRole("region", { name: "Sulkemispyynnöt" });
  await expect.element(section).toBeVisible();
  return {
    screen,
    section,
    /** The server's answer once no requests are left. */
    decide: (message: string) => {
      answerCall(listClosingRequests, { users: [] });
      return answerCall(decideClosing, { user: sampleBusiness(), message });
    },
    getBannerText: () => store.get(bannerAtom)?.text,
  };
}

test("an admin sees who asks for their account to be closed, since when and why, and what is paid", async () => {
  const { section } = await renderRequests();
  await expect.element(section.getByRole("heading", { name: "Puulan Puu Oy" })).toBeVisible();
  await expect.element(section.getByText("puula, pyydetty 1.3.2026, maksettu vuodelle 2027")).toBeVisible();
  await expect.element(section.getByText("Muutan ulkomaille.")).toBeVisible();
});

test("a request without a reason says so", async () => {
  const { section } = await renderRequests([sampleBusiness({ closingRequest: { reason: "", requestedAt } })]);
  await expect.element(section.getByText("Syytä ei kerrottu.")).toBeVisible();
});

test("an admin closes the account after a question, and the request leaves the list", async () => {
  const { screen, section, decide, getBannerText } = await renderRequests();
  const sent = decide("Tili on suljettu.");
  await section.getByRole("button", { name: "Sulje tili" }).click();
  const dialog = screen.getByRole("dialog", { name: "Suljetaanko Puulan Puu Oy?" });
  await dialog.getByRole("button", { name: "Sulje tili" }).click();
  await expect.poll(getBannerText).toBe("Puulan Puu Oy: Tili on suljettu.");
  await expect.element(section.getByText("Sulkemispyyntöjä ei ole.")).toBeVisible();
  expect(sent[0]?.body).toEqual({ approve: true, requestedAt });
});

test("the request of a seller who does not accept new terms is closed or waits, and is not rejected", async () => {
  const told = { kind: "told", version: 2, at: requestedAt, appliesFrom: "2026-04-01" } as const;
  const { section } = await renderRequests([sampleBusiness({ ...seller, termsEvents: [told] })]);
  await expect.element(section.getByText(/Tili suljetaan viimeistään\s31\.3\.2026\./)).toBeVisible();
  await expect.element(section.getByRole("button", { name: "Sulje tili" })).toBeVisible();
  await expect.element(section.getByRole("button", { name: "Hylkää" })).not.toBeInTheDocument();
});

test("an admin rejects the request, and it leaves the list", async () => {
  const { section, decide, getBannerText } = await renderRequests();
  const sent = decide("Sulkemispyyntö on hylätty.");
  await section.getByRole("button", { name: "Hylkää" }).click();
  await expect.poll(getBannerText).toBe("Puulan Puu Oy: Sulkemispyyntö on hylätty.");
  await expect.element(section.getByText("Sulkemispyyntöjä ei ole.")).toBeVisible();
  expect(sent[0]?.body).toEqual({ approve: false, requestedAt });
});

test("a request that has been withdrawn meanwhile leaves the list", async () => {
  const { section, decide, getBannerText } = await renderRequests();
  const reject = section.getByRole("button", { name: "Hylkää" });
  await expect.element(reject).toBeVisible();
  decide("");
  rejectNextCall(decideClosing, new AppError("stale"));
  await reject.click();
  await expect.element(section.getByText("Sulkemispyyntöjä ei ole.")).toBeVisible();
  expect(getBannerText()).toBe(new AppError("stale").message);
});

test("a decision that fails can be made again", async () => {
  const { section, decide, getBannerText } = await renderRequests();
  const reject = section.getByRole("button", { name: "Hylkää" });
  await expect.element(reject).toBeVisible();
  rejectNextCall(decideClosing, new AppError("fault"));
  await reject.click();
  await expect.poll(getBannerText).toBe(new AppError("fault").message);
  const sent = decide("Sulkemispyyntö on hylätty.");
  await reject.click();
  await expect.poll(() => sent.length).toBe(1);
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: on a ${size} axe finds nothing in the requests, and they do not scroll sideways`, async () => {
    await setSize(size);
    const { section } = await renderRequests();
    await expect.element(section.getByText("Muutan ulkomaille.")).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
