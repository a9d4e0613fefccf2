import { createReport } from "@halkopiha/domain/contract/reports.ts";
import type { Page } from "@playwright/test";
import { callApi } from "../support/market/api-call.ts";
import { database } from "../support/market/database.ts";
import { readMailText } from "../support/market/mails.ts";
import { adminScreen } from "./admin-screen.ts";
import type { Screen } from "./screen.ts";

const listing = "/tuote/halkomestari~koivu~33";

async function openDialog(page: Page) {
  await page
    .getByRole("button", { name: /^Ilmoita ylläpidolle/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Ilmoita ylläpidolle" });
  await dialog.getByLabel("Syy").waitFor();
  return dialog;
}

const send = async (page: Page) => {
  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: "Lähetä ilmoitus" }).click();
  return dialog;
};

/** A report with an address. @returns the path of its link */
async function report(): Promise<string> {
  const email = `ilmoittaja-${Date.now()}@posti.example`;
  const body = {
    target: { kind: "listing", id: "halkomestari-koivu-33" },
    reason: "misleading",
    text: "Kuvassa on eri puuta kuin kuvauksessa. Kävin paikalla, ja pinossa oli leppää.",
    email,
    goodFaith: true,
  } as const;
  await callApi(createReport, { body });
  const { docs } = await database.collection("reports").where("reporter.email", "==", email).get();
  const mail = await readMailText(`report-${docs[0]?.id}-received`);
  return /\/sisaltoilmoitus\/\S+#t=[\w-]+/.exec(mail)?.[0] ?? "";
}

const reports = "/admin/sisaltoilmoitukset";
const failed = { code: "fault", message: "Palvelimessa tapahtui virhe. Yritä myöhemmin uudelleen." };

/** Reporting a listing, the page behind the link, and the queue of the panel. */
export const reportScreens: readonly Screen[] = [
  { name: "sisaltoilmoitus-lomake", path: listing, action: openDialog },
  { name: "sisaltoilmoitus-virheet", path: listing, action: send },
  {
    name: "sisaltoilmoitus-sivu",
    path: "/robots.txt",
    action: async (page) => {
      await page.goto(await report());
      await page.getByText("Harhaanjohtava tieto").first().waitFor();
    },
  },
  { name: "sisaltoilmoitus-vanha", path: `/sisaltoilmoitus/tuntematon#t=${"x".repeat(22)}` },
  adminScreen("sisaltoilmoitukset", reports, async (page) => {
    await report();
    await page.reload();
    await page
      .getByRole("button", { name: /^Päätä/ })
      .first()
      .waitFor();
  }),
  adminScreen("sisaltoilmoitus-paatos", reports, async (page) => {
    await report();
    await page.reload();
    await page
      .getByRole("button", { name: /^Päätä/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "Päätä ilmoituksesta" });
    await dialog.getByRole("button", { name: "Tallenna päätös" }).click();
  }),
  adminScreen("sisaltoilmoitukset-tyhja", `${reports}?tila=reversed`),
  adminScreen("sisaltoilmoitukset-virhe", reports, async (page) => {
    await page.route("**/api/admin/reports?*", (route) => route.fulfill({ json: failed, status: 500 }));
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
  }),
];
