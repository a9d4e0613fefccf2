import { createStore, Provider } from "jotai";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { deviceStorage } from "../storage/device-storage.ts";
import { storedAtom } from "../storage/stored-atom.ts";
import { schemaResolver } from "./schema-resolver.ts";
import { useFormDraft } from "./use-form-draft.ts";

const Address = z.object({ street: z.string(), zip: z.string() });
type Address = z.infer<typeof Address>;
interface Draft {
  user: string;
  values: Partial<Address>;
}

const saved: Address = { street: "Metsätie 3", zip: "35300" };
const key = "address-draft";

afterEach(() => deviceStorage.remove(key));

/** Renders the form of a user with a draft that is stored already. */
function renderForm(draft: Draft | null, user = "aino") {
  if (draft) deviceStorage.write(key, draft);
  const draftAtom = storedAtom<Draft | null>(key, null, (stored) =>
    stored === undefined ? undefined : draft,
  );
  const useAddress = () =>
    useFormDraft<Address, Address, Draft | null>({
      draftAtom,
      emptyDraft: null,
      saved,
      restore: (stored) => (stored?.user === user ? stored.values : {}),
      toDraft: (values) => ({ user, values }),
      resolver: schemaResolver(Address),
    });
  const rendered: ReturnType<typeof useAddress>[] = [];
  function Form() {
    rendered.push(useAddress());
    return null;
  }
  renderToStaticMarkup(
    <Provider store={createStore()}>
      <Form />
    </Provider>,
  );
  const [form] = rendered;
  if (!form) throw new Error("not rendered");
  return form;
}

test("a form without a draft opens with the saved values", () => {
  const { form, isRestored } = renderForm(null);
  expect(form.getValues()).toEqual(saved);
  expect(isRestored).toBe(false);
});

test("a form opens with what was typed before the reload", () => {
  const { form, isRestored } = renderForm({ user: "aino", values: { street: "Rantatie 1" } });
  expect(form.getValues()).toEqual({ street: "Rantatie 1", zip: "35300" });
  expect(isRestored).toBe(true);
});

test("a draft that changes nothing is not announced", () => {
  expect(renderForm({ user: "aino", values: saved }).isRestored).toBe(false);
});

test("the draft of another user is not restored", () => {
  const { form } = renderForm({ user: "aino", values: { street: "Rantatie 1" } }, "beata");
  expect(form.getValues()).toEqual(saved);
});

test("discarding a draft shows the saved values and removes the draft from the device", () => {
  const { form, discard } = renderForm({ user: "aino", values: { street: "Rantatie 1" } });
  discard();
  expect(form.getValues()).toEqual(saved);
  expect(deviceStorage.has(key)).toBe(false);
});

test("closing a form removes its draft from the device", () => {
  renderForm({ user: "aino", values: { street: "Rantatie 1" } }).clear();
  expect(deviceStorage.has(key)).toBe(false);
});

test("the user's values stay in the form when the saved ones change", () => {
  const { form, rebase } = renderForm({ user: "aino", values: { street: "Rantatie 1" } });
  rebase({ street: "Metsätie 5", zip: "35400" }, { street: "Rantatie 1", zip: "35400" });
  expect(form.getValues()).toEqual({ street: "Rantatie 1", zip: "35400" });
  form.reset();
  expect(form.getValues()).toEqual({ street: "Metsätie 5", zip: "35400" });
});
