import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { EmailField } from "./EmailField.tsx";
import { useTypedForm } from "./use-typed-form.ts";

function Form({ email = "" }: { email?: string }) {
  const { register, watch } = useTypedForm({ defaultValues: { email } });
  return (
    <form noValidate>
      <EmailField error={undefined} {...register("email")} />
      <output>{watch("email")}</output>
    </form>
  );
}

test("a mistyped address is asked about, and a press takes the one that is meant", async () => {
  const screen = await render(<Form />);
  const field = screen.getByLabelText("Sähköposti");
  await field.fill("aino@gmial.con");
  const question = screen.getByRole("button", { name: "Tarkoititko aino@gmail.com?" });
  await expect.element(screen.getByRole("status").first().getByRole("button")).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription("Tarkoititko aino@gmail.com?");
  await expect.element(field).toBeValid();
  await expectNoAxeViolations();
  await question.click();
  await expect.element(field).toHaveValue("aino@gmail.com");
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByText("aino@gmail.com")).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test("an address that the form starts with is asked about, until another one is typed", async () => {
  const screen = await render(<Form email="aino@luuku.com" />);
  const question = screen.getByRole("button", { name: "Tarkoititko aino@luukku.com?" });
  await expect.element(question).toBeVisible();
  await screen.getByLabelText("Sähköposti").fill("aino@posti.example");
  await expect.element(question).not.toBeInTheDocument();
});
