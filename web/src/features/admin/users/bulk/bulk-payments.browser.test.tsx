import { undoPayment } from "@halkopiha/domain/contract/admin/payments.ts";
import { activateUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { expect, test } from "vitest";
import { answerEachCall, type SentRequest } from "../../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../../testing/display.ts";
import { sampleUsers } from "../../../../testing/samples/sample-accounts.ts";
import { samplePayment } from "../../../../testing/samples/sample-payments.ts";
import { sampleBusiness } from "../../../../testing/samples/samples.ts";
import { renderUsers } from "../testing/render-users.tsx";

const users = sampleUsers(3).map((user) => ({
  ...user,
  userAccount: { ...user.userAccount, paid: false },
}));
const readIds = ({ body }: SentRequest): string[] => JSON.parse(JSON.stringify(body)).ids;

test("payments are recorded on the day that the admin gives, and undone together", async () => {
  await setSize("desk");
  const { screen } = await renderUsers({ users });
  const bar = screen.getByRole("region", { name: "Valitut käyttäjät" });
  await screen.getByLabelText("Valitse puu-1", { exact: true }).click();
  await screen.getByLabelText("Valitse puu-2", { exact: true }).click();
  const sent = answerEachCall(activateUsers, (request) => ({
    results: readIds(request).map((id) => ({
      id,
      user: users.find(({ _id }) => _id === id),
      payment: `maksu-${id}`,
    })),
  }));
  await bar.getByRole("button", { name: "Merkitse maksetuksi" }).click();
  const dialog = screen.getByRole("dialog", { name: "Merkitäänkö maksetuksi 2 käyttäjää?" });
  const day = dialog.getByLabelText("Maksut saapuivat");
  await day.fill("2999-01-01");
  await dialog.getByRole("button", { name: "Merkitse maksetuksi" }).click();
  await expect.element(dialog.getByText("Päivä ei voi olla tulevaisuudessa.")).toBeVisible();
  expect(sent).toEqual([]);
  await day.fill("2026-02-12");
  await dialog.getByRole("button", { name: "Merkitse maksetuksi" }).click();
  const results = screen.getByRole("dialog", { name: "Merkitse maksetuksi" });
  await expect.element(results.getByText("Onnistui: 2 käyttäjää. Epäonnistui: 0 käyttäjää.")).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ paid: true, received: "2026-02-12" });
  const undone = answerEachCall(undoPayment, ({ url }) => ({
    user: sampleBusiness({ _id: url.pathname.split("/").at(-3) ?? "" }),
    payment: samplePayment({ _id: url.pathname.split("/").at(-1) ?? "" }),
    message: "Maksu on kumottu.",
  }));
  await results.getByRole("button", { name: "Kumoa kirjatut maksut" }).click();
  await expect.element(results.getByText("Kirjatut maksut kumottiin.")).toBeVisible();
  expect(undone.map(({ url }) => url.pathname.split("/").at(-1))).toEqual(["maksu-puu-1", "maksu-puu-2"]);
});
