import { CheckoutForm } from "@halkopiha/domain/cart/checkout-form.ts";
import { expect, test } from "vitest";
import { schemaResolver } from "./schema-resolver.ts";

const options = { fields: {}, shouldUseNativeValidation: false };
const filled = {
  firstname: "Aino",
  lastname: "Mäkelä",
  email: "Aino@Example.fi",
  phonenumber: "040 123 4567",
  street: "Koivukuja 4",
  zip: "00100",
  region: "uusimaa",
  locality: "helsinki",
  terms: true,
};

test("a form that the server would take passes, tidied as the server would tidy it", async () => {
  const { values } = await schemaResolver(CheckoutForm)(filled, undefined, options);
  expect(values).toMatchObject({ email: "aino@example.fi", locality: "helsinki" });
});

test("an empty field is missing, a wrong one is wrong in its own words", async () => {
  const { errors } = await schemaResolver(CheckoutForm)(
    { ...filled, zip: "1", region: "" },
    undefined,
    options,
  );
  expect(errors).toMatchObject({
    zip: { message: "Postinumerossa on viisi numeroa." },
    region: { message: "Vaadittu kenttä" },
  });
  expect(Object.keys(errors)).toHaveLength(2);
});

test("a form that holds something otherwise is judged as it is read", async () => {
  const byName = schemaResolver<{ town: string }, typeof CheckoutForm>(CheckoutForm, ({ town }) => ({
    input: { ...filled, locality: town },
  }));
  expect((await byName({ town: "espoo" }, undefined, options)).values).toMatchObject({ locality: "espoo" });
  expect((await byName({ town: "/" }, undefined, options)).errors).toMatchObject({
    locality: { message: "Tuntematon tunniste." },
  });
});
