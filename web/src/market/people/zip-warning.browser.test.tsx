import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerAreaCalls } from "../../testing/calls/answer-area-calls.ts";
import { rejectCall } from "../../testing/calls/answer-calls.ts";
import { sampleRegions } from "../../testing/samples/samples.ts";
import { AddressFields } from "./PersonFields.tsx";

const field = <Name extends string>(name: Name) => ({
  name,
  onChange: async () => undefined,
  onBlur: async () => undefined,
  ref: () => undefined,
  error: undefined,
});

function Address({ zip, locality }: { zip: string; locality: string }) {
  return (
    <AddressFields
      field={field}
      regions={sampleRegions}
      values={{ zip, region: "uusimaa", locality }}
      setPlace={() => undefined}
    />
  );
}

beforeEach(answerAreaCalls);

const named = "Postinumero 33500 kuuluu paikkakuntaan Tampere. Tarkista osoite.";

test("a zip code of another locality is warned about below its field, and is no error", async () => {
  const screen = await render(<Address zip="33500" locality="espoo" />);
  const zip = screen.getByLabelText("Postinumero");
  await expect.element(screen.getByRole("status").getByText(named)).toBeVisible();
  await expect.element(zip).toHaveAccessibleDescription(named);
  await expect.element(zip).toBeValid();
  await expectNoAxeViolations();
  await screen.rerender(<Address zip="33500" locality="tampere" />);
  await expect.element(screen.getByText(named)).not.toBeInTheDocument();
  await expect.element(zip).toHaveAccessibleDescription("");
});

test("without an answer the warning names no locality", async () => {
  rejectCall(listLocalitiesByRegion, new AppError("fault"));
  const screen = await render(<Address zip="33500" locality="espoo" />);
  const text = "Postinumero 33500 ei kuulu valittuun paikkakuntaan. Tarkista osoite.";
  await expect.element(screen.getByText(text)).toBeVisible();
});

test.each([
  { what: "that is not known", zip: "99998", locality: "espoo" },
  { what: "that is not complete", zip: "3350", locality: "espoo" },
  { what: "without a chosen locality", zip: "33500", locality: "" },
])("a zip code $what is not warned about", async ({ zip, locality }) => {
  const screen = await render(<Address zip="33500" locality="espoo" />);
  await expect.element(screen.getByText(named)).toBeVisible();
  await screen.rerender(<Address zip={zip} locality={locality} />);
  await expect.element(screen.getByText(/^Postinumero 3/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Tarkista osoite/)).not.toBeInTheDocument();
});
