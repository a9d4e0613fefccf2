import type { User } from "@halkopiha/domain/accounts/user.ts";
import {
  decideIdentity,
  listIdentityRequests,
  listLookalikes,
} from "@halkopiha/domain/contract/accounts/identity-requests.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { expect, test } from "vitest";
import { bannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, rejectNextCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleAdmin, sampleIdentityRequest } from "../../../testing/samples/sample-accounts.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import { IdentityRequests } from "./IdentityRequests.tsx";

const request = sampleIdentityRequest();
const seller = sampleBusiness({ pendingIdentity: request });

async function renderRequests(users: User[] = [seller]) {
  logInAs(sampleAdmin());
  answerCall(listIdentityRequests, { users });
  answerCall(listLookalikes, {
    lookalikes: [{ _id: "toinen", username: "toinen", name: "Toinen Puu Oy", ytunnus: null, isActive: true }],
  });
  const screen = await renderInApp(<IdentityRequests />);
  const section = screen.getByRole("region", { name: "Tietojen muutospyynnöt" });
  await expect.element(section).toBeVisible();
  return {
    screen,
    section,
    heading: section.getByRole("heading", { name: "Puulan Puu Oy" }),
    /** The server's answer once no requests are left. */
    decide: (message: string) => {
      answerCall(listIdentityRequests, { users: [] });
      return answerCall(decideIdentity, { user: sampleBusiness(), message });
    },
    getBannerText: () => store.get(bannerAtom)?.text,
  };
}

test("an admin sees the requested name beside the current one, and whom it looks like", async () => {
  const { section, heading } = await renderRequests();
  await expect.element(heading).toBeVisible();
  await expect.element(section.getByText("puula, pyydetty 1.3.2026")).toBeVisible();
  const name = section.getByRole("row", { name: "Yrityksen nimi" });
  await expect.element(name).toHaveTextContent("Yrityksen nimiPuulan Puu OyToinen Puu Oy");
  await expect.element(section.getByText("Samannäköinen nimi tai sama Y-tunnus")).toBeVisible();
  await expect.element(section.getByText("Toinen Puu Oy (toinen, aktiivinen)")).toBeVisible();
});

for (const { button, approve, message } of [
  { button: "Hyväksy", approve: true, message: "Muutos on hyväksytty." },
  { button: "Hylkää", approve: false, message: "Muutos on hylätty." },
]) {
  test(`an admin decides with '${button}', and the request leaves the list`, async () => {
    const { section, heading, decide, getBannerText } = await renderRequests();
    await expect.element(heading).toBeVisible();
    const sent = decide(message);
    await section.getByRole("button", { name: button }).click();
    await expect.poll(getBannerText).toBe(`Puulan Puu Oy: ${message}`);
    await expect.element(section.getByText("Muutospyyntöjä ei ole.")).toBeVisible();
    await expect.element(heading).not.toBeInTheDocument();
    expect(sent[0]?.url.pathname).toBe("/api/admin/users/puula/identity");
    expect(sent[0]?.body).toEqual({ approve, requestedAt: request.requestedAt });
  });
}

test("a request that has been withdrawn meanwhile leaves the list", async () => {
  const { section, heading, decide, getBannerText } = await renderRequests();
  await expect.element(heading).toBeVisible();
  decide("");
  const error = new AppError("stale");
  rejectNextCall(decideIdentity, error);
  await section.getByRole("button", { name: "Hyväksy" }).click();
  await expect.element(section.getByText("Muutospyyntöjä ei ole.")).toBeVisible();
  expect(getBannerText()).toBe(error.message);
});

test("§8 a decision that fails can be made again", async () => {
  const { section, decide, getBannerText } = await renderRequests();
  const approve = section.getByRole("button", { name: "Hyväksy" });
  await expect.element(approve).toBeVisible();
  rejectNextCall(decideIdentity, new AppError("fault"));
  await approve.click();
  await expect.poll(getBannerText).toBe(new AppError("fault").message);
  const sent = decide("Muutos on hyväksytty.");
  await approve.click();
  await expect.poll(() => sent.length).toBe(1);
});

test("a warning says so when look-alike names could not be checked", async () => {
  answerCall(listIdentityRequests, { users: [] });
  rejectNextCall(listLookalikes, new AppError("fault"));
  const { section } = await renderRequests();
  await expect.element(section.getByText("Samannäköisiä nimiä ei voitu tarkistaa.")).toBeVisible();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: on a ${size} axe finds nothing in the requests, and they do not scroll sideways`, async () => {
    await setSize(size);
    const { section } = await renderRequests();
    await expect.element(section.getByText("Samannäköinen nimi tai sama Y-tunnus")).toBeVisible();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
