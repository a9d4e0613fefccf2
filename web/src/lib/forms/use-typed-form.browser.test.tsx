import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { fillWithoutEvents } from "../../testing/fill-without-events.ts";
import { useTypedForm } from "./use-typed-form.ts";

interface Values {
  username: string;
  note: string;
  size: string;
  accepted: boolean;
}

const empty: Values = { username: "", note: "", size: "", accepted: false };

interface Props {
  start?: Partial<Values>;
  onSubmit?(values: Values): void;
}

function Form({ start = {}, onSubmit = () => undefined }: Props) {
  const { register, handleSubmit, reset } = useTypedForm<Values, unknown, Values>({
    defaultValues: { ...empty, ...start },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <input aria-label="Nimi" {...register("username")} />
      <textarea aria-label="Viesti" {...register("note")} />
      <select aria-label="Koko" {...register("size")}>
        <option value="">–</option>
        <option value="33">33 cm</option>
      </select>
      <input type="checkbox" aria-label="Hyväksyn" {...register("accepted")} />
      <button type="submit">Lähetä</button>
      <button type="button" onClick={() => reset(empty)}>
        Tyhjennä
      </button>
    </form>
  );
}

test("what was filled without events is submitted", async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Form onSubmit={onSubmit} />);
  fillWithoutEvents(screen.getByLabelText("Nimi"), "halkomestari");
  fillWithoutEvents(screen.getByLabelText("Viesti"), "Hei");
  fillWithoutEvents(screen.getByLabelText("Koko"), "33");
  fillWithoutEvents(screen.getByLabelText("Hyväksyn"), true);
  await screen.getByRole("button", { name: "Lähetä" }).click();
  const filled = { username: "halkomestari", note: "Hei", size: "33", accepted: true };
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual(filled);
});

test("what replaced the typed text, or emptied it, is submitted", async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Form start={{ note: "Vanha" }} onSubmit={onSubmit} />);
  await screen.getByLabelText("Nimi").fill("halko");
  fillWithoutEvents(screen.getByLabelText("Nimi"), "halkomestari");
  fillWithoutEvents(screen.getByLabelText("Viesti"), "");
  await screen.getByRole("button", { name: "Lähetä" }).click();
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ ...empty, username: "halkomestari" });
});

test("what a reset has emptied stays empty", async () => {
  const onSubmit = vi.fn();
  const screen = await render(<Form onSubmit={onSubmit} />);
  await screen.getByLabelText("Nimi").fill("halkomestari");
  await screen.getByRole("button", { name: "Tyhjennä" }).click();
  await expect.element(screen.getByLabelText("Nimi")).toHaveValue("");
  await screen.getByRole("button", { name: "Lähetä" }).click();
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual(empty);
});

test("what was filled before the page was hydrated stays, and is submitted", async () => {
  const onSubmit = vi.fn();
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<Form />);
  const field = page.querySelector("input");
  if (field) field.value = "halkomestari";
  const root = hydrateRoot(page, <Form onSubmit={onSubmit} />);
  // React has hydrated the form once it prevents the native submit.
  await expect
    .poll(() => {
      page.querySelector("button")?.click();
      return onSubmit.mock.lastCall?.[0];
    })
    .toEqual({ ...empty, username: "halkomestari" });
  expect(field?.value).toBe("halkomestari");
  root.unmount();
  page.remove();
});
