import { readLocality } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { answerAreaCalls } from "../../testing/calls/answer-area-calls.ts";
import { answerEachCall } from "../../testing/calls/answer-calls.ts";
import { sampleLocalities, sampleRegions } from "../../testing/samples/samples.ts";
import { AddressFields } from "./PersonFields.tsx";

beforeEach(() => {
  answerAreaCalls();
  answerEachCall(readLocality, ({ url }) => {
    const id = url.pathname.split("/").at(-1);
    const locality = sampleLocalities.find(({ _id }) => _id === id) ?? sampleLocalities[0];
    if (!locality) throw new Error("there are no sample localities");
    return { locality };
  });
});

type Values = Parameters<typeof AddressFields>[0]["values"];

/** The fields of an address that keep what is typed, and report each place. */
function Address({ first, onPlace }: { first: Values; onPlace(place: unknown): void }) {
  const [values, setValues] = useState(first);
  const field = <Name extends string>(name: Name) => ({
    name,
    onChange: async ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
    onBlur: async () => undefined,
    ref: () => undefined,
    error: undefined,
  });
  return (
    <AddressFields
      field={field}
      regions={sampleRegions}
      values={values}
      setPlace={(place) => {
        onPlace(place);
        setValues((current) => ({ ...current, ...place }));
      }}
    />
  );
}

const empty: Values = { zip: "", region: "", locality: "" };

test.each(["33500", "33 500", "FI-33500"])(
  "the zip code %s fills in its region and locality",
  async (zip) => {
    const onPlace = vi.fn();
    const screen = await render(<Address first={empty} onPlace={onPlace} />);
    await screen.getByLabelText("Postinumero").fill(zip);
    await expect.poll(() => onPlace.mock.lastCall).toEqual([{ region: "pirkanmaa", locality: "tampere" }]);
  },
);

test("a place that has been chosen stays, and the zip code is only warned about", async () => {
  const onPlace = vi.fn();
  const screen = await render(
    <Address first={{ zip: "", region: "uusimaa", locality: "espoo" }} onPlace={onPlace} />,
  );
  await screen.getByLabelText("Postinumero").fill("33500");
  await expect.element(screen.getByText(/kuuluu paikkakuntaan Tampere/)).toBeVisible();
  expect(onPlace).not.toHaveBeenCalled();
});

test("a zip code that is not known leaves the choice", async () => {
  const onPlace = vi.fn();
  const screen = await render(<Address first={empty} onPlace={onPlace} />);
  await screen.getByLabelText("Postinumero").fill("99998");
  await expect.element(screen.getByLabelText("Maakunta")).toHaveDisplayValue("Valitse maakunta");
  expect(onPlace).not.toHaveBeenCalled();
});
