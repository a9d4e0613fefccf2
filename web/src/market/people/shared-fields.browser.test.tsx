import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { LocalitySelect } from "../../lib/forms/LocalitySelect.tsx";
import { RestoredDraft } from "../../lib/forms/RestoredDraft.tsx";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, rejectCall, respondToCall } from "../../testing/calls/answer-calls.ts";
import { sampleBusiness, sampleLocalities, sampleRegions } from "../../testing/samples/samples.ts";
import { IdentityDifferences } from "./IdentityDifferences.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { AddressFields, ContactFields } from "./PersonFields.tsx";

function Password() {
  const [typed, setTyped] = useState("");
  return <NewPasswordField typed={typed} value={typed} onChange={({ target }) => setTyped(target.value)} />;
}

test("§5 a new password shows what it lacks while it is typed", async () => {
  const screen = await render(<Password />);
  const field = screen.getByLabelText("Salasana");
  await expect.element(screen.getByText(/^Vielä puuttuu/)).not.toBeInTheDocument();
  await field.fill("salasana");
  await expect.element(screen.getByText(/^Vielä puuttuu: .*\.$/)).toBeVisible();
  await field.fill("Salasana-123");
  await expect.element(screen.getByText("Vahva salasana")).toBeVisible();
  await expectNoAxeViolations();
});

test("§5 the localities are selected after their region", async () => {
  const sent = answerCall(listLocalities, { localities: sampleLocalities });
  const screen = await render(<LocalitySelect region="" empty="Valitse paikkakunta" />);
  const select = screen.getByLabelText("Paikkakunta");
  await expect.element(select).toBeDisabled();
  await expect.element(select).toHaveDisplayValue("Valitse ensin maakunta");
  expect(sent).toEqual([]);
  await screen.rerender(<LocalitySelect region="pirkanmaa" empty="Valitse paikkakunta" />);
  await expect.element(select).toBeEnabled();
  await expect.element(select).toHaveDisplayValue("Valitse paikkakunta");
  await select.selectOptions("Nokia");
  await expect.element(select).toHaveValue("nokia");
  expect(sent.map(({ url }) => url.search)).toEqual(["?region=pirkanmaa"]);
});

test("the localities of a region that was chosen in passing do not take the place of the chosen one's", async () => {
  const late = new Map<string | null, () => void>();
  respondToCall(
    listLocalities,
    ({ url }) =>
      new Promise((resolve) =>
        late.set(url.searchParams.get("region"), () =>
          resolve(Response.json({ localities: sampleLocalities })),
        ),
      ),
  );
  const screen = await render(<LocalitySelect region="pirkanmaa" empty="Valitse paikkakunta" />);
  await expect.poll(() => [...late.keys()]).toEqual(["pirkanmaa"]);
  await screen.rerender(<LocalitySelect region="pohjanmaa" empty="Valitse paikkakunta" />);
  await expect.poll(() => [...late.keys()]).toEqual(["pirkanmaa", "pohjanmaa"]);
  await screen.rerender(<LocalitySelect region="pirkanmaa" empty="Valitse paikkakunta" />);
  late.get("pirkanmaa")?.();
  await expect.element(screen.getByLabelText("Paikkakunta")).toBeEnabled();
  late.get("pohjanmaa")?.();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(screen.getByLabelText("Paikkakunta")).toBeEnabled();
});

test("§8 localities that could not be loaded say so, and can be loaded again", async () => {
  rejectCall(listLocalities, new AppError("fault"));
  const screen = await render(<LocalitySelect region="uusimaa" empty="Valitse paikkakunta" />);
  const select = screen.getByLabelText("Paikkakunta");
  await expect.element(select).toHaveAccessibleDescription("Paikkakuntia ei saatu haettua.");
  await expectNoAxeViolations();
  answerCall(listLocalities, { localities: sampleLocalities });
  await screen.getByRole("button", { name: "Hae paikkakunnat uudelleen" }).click();
  await expect.element(select).toBeEnabled();
  await expect.element(select).toHaveAccessibleDescription("");
});

/** Registers a field as react-hook-form does. */
const field = <Name extends string>(name: Name) => ({
  name,
  onChange: async () => undefined,
  onBlur: async () => undefined,
  ref: () => undefined,
  error: undefined,
});

test("§2 another region clears the locality", async () => {
  answerCall(listLocalities, { localities: sampleLocalities });
  const setPlace = vi.fn();
  const screen = await render(
    <AddressFields
      field={field}
      regions={sampleRegions}
      values={{ zip: "", region: "pirkanmaa", locality: "" }}
      setPlace={setPlace}
    />,
  );
  await expect.element(screen.getByLabelText("Paikkakunta")).toBeEnabled();
  await expectNoAxeViolations();
  await screen.getByLabelText("Maakunta").selectOptions("Uusimaa");
  expect(setPlace).toHaveBeenCalledExactlyOnceWith({ region: "uusimaa", locality: "" });
});

test("§2 the e-mail address of a seller who is contacted by phone is optional", async () => {
  const screen = await render(<ContactFields field={field} contactByPhone={false} />);
  await expect.element(screen.getByLabelText("Sähköposti")).toHaveAccessibleName("Sähköposti");
  await screen.rerender(<ContactFields field={field} contactByPhone />);
  await expect.element(screen.getByLabelText("Sähköposti")).toHaveAccessibleName("Sähköposti (valinnainen)");
  await expectNoAxeViolations();
});

test("a pending identity is compared field by field with the current one", async () => {
  const user = sampleBusiness({
    pendingIdentity: {
      business: true,
      companyName: "Puulan Halko Oy",
      firstname: "",
      lastname: "",
      ytunnus: "2617416-4",
      hasPersonalId: false,
      requestedAt: "2026-03-02T08:00:00.000Z",
    },
  });
  const screen = await render(<IdentityDifferences user={user} caption="Pyydetty muutos" />);
  await expect.element(screen.getByRole("table", { name: "Pyydetty muutos" })).toBeVisible();
  const cells = screen.getByRole("cell").elements();
  expect(cells.map((cell) => cell.textContent)).toEqual([
    "Yrityksen nimi",
    "Puulan Puu Oy",
    "Puulan Halko Oy",
  ]);
  await expectNoAxeViolations();
});

test("a restored draft can be discarded", async () => {
  const onDiscard = vi.fn();
  const screen = await render(<RestoredDraft onDiscard={onDiscard} />);
  await expect.element(screen.getByText(/aiemmin kirjoittamiasi muutoksia/)).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Hylkää muutokset" }).click();
  expect(onDiscard).toHaveBeenCalledOnce();
});
