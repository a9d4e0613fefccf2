import { expect, test } from "vitest";
import { Advertisement, NewAdvertisement } from "./advertisement.ts";

const documented = {
  title: "Kesätili",
  image: "",
  descriptions: ["Vain kesäksi"],
  priceTag: "kesässä",
  discountInfo: "Puoleen hintaan",
  accountPlan: "basic" as const,
  price: 5000,
};

test("§3 an advertisement is taken with all of its documented fields", { tags: "s3-42" }, () => {
  expect(NewAdvertisement.parse(documented)).toEqual(documented);
});

test.each([null, undefined, "", "http://127.0.0.1/v0/b/halkopiha/o/advertisements%2Fbasic%2Fa.webp"])(
  "an advertisement is taken with the image %s",
  (image) => {
    expect(NewAdvertisement.safeParse({ ...documented, image }).success).toBe(true);
  },
);

test("an advertisement without a price of its own has none, rather than a price of zero", () => {
  const { price: _price, ...rest } = documented;
  expect(NewAdvertisement.parse(rest).price).toBeNull();
  expect(NewAdvertisement.parse({ ...rest, price: 0 }).price).toBe(0);
});

test.each([-1, 0.5, "50"])("an advertisement's price is not %s", (price) => {
  expect(NewAdvertisement.safeParse({ ...documented, price }).success).toBe(false);
});

test("an advertisement stored before pictures were uploaded has none", () => {
  const stored = { ...documented, _id: "kesatili", image: "https://example.com/kesa.png" };
  expect(Advertisement.parse(stored)).toMatchObject({ images: null });
});
