import { randomUUID } from "node:crypto";
import { createAlert, readAlerts } from "@halkopiha/domain/contract/shop/alerts.ts";
import type { Page, Request } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { readStoredData } from "../support/browser/stored-data.ts";
import { readAlertMail } from "../support/market/alerts.ts";
import { callApi } from "../support/market/api-call.ts";
import { changePhone, readContactLink } from "../support/market/contact-changes.ts";
import { linkInMail, newContact } from "../support/market/customer-service.ts";
import { newPerson, sellerPassword, useNewSellers } from "../support/market/new-seller.ts";
import { newPasswordLink } from "../support/market/password-links.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

/** The link of the mail that asks to confirm an alert for a search. */
async function newAlertLink(): Promise<string> {
  const email = `vahti-${randomUUID()}@posti.example`;
  await callApi(createAlert, { body: { email, search: { queryString: "fragmentti" } } });
  return (await readAlertMail(email, /^Vahvista/, "Vahvista hakuvahti")).path;
}

interface MailedLink {
  what: string;
  /** Causes the mail. @returns the path of its link, with the secret */
  arrange(): Promise<string>;
  heading: string;
  /** Uses the link, and waits for the result. */
  use(page: Page): Promise<void>;
}

const pressButton = (page: Page, name: string) => press(page.getByRole("button", { name, exact: true }));

const links: readonly MailedLink[] = [
  {
    what: "to a conversation with customer service",
    arrange: async () => linkInMail(await newContact("Tuula Rantakoivu")),
    heading: "Keskustelu asiakaspalvelun kanssa",
    use: async (page) => {
      await page.getByLabel("Kirjoita vastaus").fill("Entä haapa?");
      await pressButton(page, "Lähetä vastaus");
      await waitForText(page, "Entä haapa?");
    },
  },
  {
    what: "that confirms new contact details",
    arrange: async () => {
      const seller = await newPerson();
      await changePhone(seller, "050 000 0666");
      return readContactLink(seller.email, "vahvista-muutos");
    },
    heading: "Vahvista uudet yhteystiedot",
    use: async (page) => {
      await pressButton(page, "Vahvista muutos");
      await waitForText(page, "Muutos on vahvistettu.");
    },
  },
  {
    what: "that undoes a change of contact details",
    arrange: async () => {
      const seller = await newPerson();
      await changePhone(seller, "050 000 0666", sellerPassword);
      return readContactLink(seller.email, "peru-muutos");
    },
    heading: "Peru yhteystietojen muutos",
    use: async (page) => {
      await pressButton(page, "Peru muutos");
      await waitForHeading(page, "Salasanan palautus");
    },
  },
  {
    what: "with which a new root chooses a password",
    arrange: async () => newPasswordLink(await newPerson()),
    heading: "Valitse salasana",
    use: async (page) => {
      await page.getByLabel("Salasana", { exact: true }).fill("Sahapukki-42");
      await page.getByLabel("Salasana uudelleen").fill("Sahapukki-42");
      await pressButton(page, "Tallenna salasana");
      await waitForHeading(page, "Kirjaudu");
    },
  },
  {
    what: "that confirms an alert",
    arrange: newAlertLink,
    heading: "Vahvista hakuvahti",
    use: async (page) => {
      await pressButton(page, "Vahvista hakuvahti");
      await waitForHeading(page, "Hakuvahti on päällä");
    },
  },
  {
    what: "that ends an alert",
    arrange: async () => {
      const token = new URL(await newAlertLink(), "http://x").hash.replace("#vahvista=", "");
      const { unsubscribeToken } = readAlerts.response.parse(await callApi(readAlerts, { body: { token } }));
      return `/hakuvahti#lopeta=${unsubscribeToken}`;
    },
    heading: "Lopeta hakuvahti",
    use: async (page) => {
      await pressButton(page, "Lopeta hakuvahti");
      await waitForHeading(page, "Hakuvahti on lopetettu");
    },
  },
];

/** The path of the page as the address bar shows it. */
const readAddress = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

/** Lists the URLs and the `Referer` of a page's requests, other than those of files. */
function watchRequests(page: Page): () => Promise<{ url: string; referer: string }[]> {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return async () => {
    const { origin } = new URL(page.url());
    const calls = requests.filter((request) => {
      const url = new URL(request.url());
      return url.origin !== origin || url.pathname.startsWith("/api/");
    });
    return Promise.all(
      calls.map(async (call) => ({ url: call.url(), referer: (await call.headerValue("referer")) ?? "" })),
    );
  };
}

for (const { what, arrange, heading, use } of links) {
  test(`the secret of a link ${what} is in no request but a body, also from an old link with a query`, {
    tag: "@s2-routes-30",
  }, async ({ newPage }) => {
    const page = await newPage("desk");
    const link = await arrange();
    const secret = /=(.+)$/.exec(link)?.[1] ?? "";
    expect(secret.length).toBeGreaterThan(20);
    const listCalls = watchRequests(page);
    await page.goto(link);
    await waitForHeading(page, heading);
    expect(await readAddress(page)).toBe(link);
    await page.goto(link.replace("#", "?"));
    await waitForHeading(page, heading);
    expect(await readAddress(page)).toBe(link);

    await page.getByRole("link", { name: "Siirry sisältöön" }).press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.reload();
    await waitForHeading(page, heading);
    expect(await readAddress(page)).toBe(link);

    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await page.locator("head").innerHTML()).not.toContain(secret);
    expect(await readStoredData(page)).not.toContain(secret);

    await use(page);
    const calls = await listCalls();
    const [path = ""] = link.split("#");
    expect(calls.filter(({ referer }) => referer.endsWith(path)).length).toBeGreaterThan(0);
    expect(calls.filter((call) => JSON.stringify(call).includes(secret))).toEqual([]);
  });
}
