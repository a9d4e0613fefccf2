import type { User, UserAccount } from "@halkopiha/domain/accounts/user.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { expect, vi } from "vitest";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { SellerContext } from "../../shared/seller-context.ts";
import { ListingDialog } from "../form/ListingDialog.tsx";
import { productSections } from "../product-sections.ts";

const premium: Pick<UserAccount, "paid" | "account"> = { paid: true, account: { accountPlan: "premium" } };

interface Listing {
  section?: (typeof productSections)[keyof typeof productSections];
  product?: Product;
  account?: Pick<UserAccount, "paid" | "account">;
  seller?: Partial<User>;
}

/** Renders the form of a listing, for a seller with a paid Premium account by default. */
export async function renderDialog({
  section = productSections.firewood,
  product,
  account = premium,
  seller: change = {},
}: Listing = {}) {
  const seller = sampleBusiness(change);
  const user = { ...seller, userAccount: { ...seller.userAccount, ...account } };
  logInAs(user);
  const onClose = vi.fn();
  const onSaved = vi.fn(async () => undefined);
  const screen = await renderInApp(
    <SellerContext value={user}>
      <ListingDialog section={section} product={product} onClose={onClose} onSaved={onSaved} />
    </SellerContext>,
  );
  const form = screen.getByRole("form");
  await expect.element(form).toBeVisible();
  const submit = form.getByRole("button", { name: product ? "Tallenna" : "Luo" });
  return { screen, form, submit, onClose, onSaved, price: form.getByLabelText("Hinta yksiköltä") };
}

type Form = Awaited<ReturnType<typeof renderDialog>>["form"];

/** Fills the form of firewood: dry birch, eight cubic metres. */
export async function fillBirch(form: Form): Promise<void> {
  await form.getByLabelText("Tuote").selectOptions("Polttopuu");
  await form.getByLabelText("Puulaji").selectOptions("koivu");
  await form.getByLabelText("Laatu").selectOptions("kuiva");
  await form.getByLabelText("Pituus").selectOptions("Pilke 33 cm");
  await form.getByLabelText("Pakkaus").selectOptions("irto");
  await form.getByLabelText("Yksikkö").selectOptions("Irto-m3");
  await form.getByLabelText("Hinta yksiköltä").fill("72,50");
  await form.getByLabelText("Määrä").fill("8");
}
