import { useState } from "react";
import {
  type ChangeHandler,
  type FieldValues,
  type UseFormHandleSubmit,
  type UseFormProps,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
} from "react-hook-form";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Registered {
  control: Control;
  onChange: ChangeHandler;
  /** The value that the form knows. */
  getKnown(): unknown;
}

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Whether something else stands in a field than the form knows. An empty list may only be waiting for its options. */
function isUnread({ control, getKnown }: Registered): boolean {
  const known = getKnown();
  if (control.disabled) return false;
  if (typeof known === "boolean") return control instanceof HTMLInputElement && control.checked !== known;
  if (typeof known !== "string" || control.value === known) return false;
  return control.value !== "" || !(control instanceof HTMLSelectElement);
}

/** Reports a field as if it had been typed in. */
const readField = ({ control, onChange }: Registered): void =>
  void onChange({ target: control, type: "change" });

/**
 * A form of react-hook-form that submits what stands in its fields, also when they were filled without events, as some password managers do,
 * or before the page was hydrated.
 */
export function useTypedForm<Values extends FieldValues, Context, Sent>(
  props: UseFormProps<Values, Context, Sent>,
): UseFormReturn<Values, Context, Sent> {
  const form = useForm<Values, Context, Sent>(props);
  const [fields] = useState(() => new Map<string, Registered>());
  const [seen] = useState(() => new WeakSet<Control>());

  const register: UseFormRegister<Values> = (name, options) => {
    const field = form.register(name, options);
    return {
      ...field,
      ref(element: unknown) {
        if (!isControl(element)) {
          fields.delete(name);
          field.ref(element);
          return;
        }
        // react-hook-form replaces what stands in the field by the value that the form starts with.
        const typed = seen.has(element) ? "" : element.value;
        seen.add(element);
        field.ref(element);
        const registered = {
          control: element,
          onChange: field.onChange,
          getKnown: () => form.getValues(name),
        };
        fields.set(name, registered);
        if (typed === "" || element.value !== "" || typeof registered.getKnown() !== "string") return;
        element.value = typed;
        readField(registered);
      },
    };
  };

  const handleSubmit: UseFormHandleSubmit<Values, Sent> = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return (event) => {
      for (const field of fields.values()) if (isUnread(field)) readField(field);
      return submit(event);
    };
  };

  return { ...form, register, handleSubmit };
}
