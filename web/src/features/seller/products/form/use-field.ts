import type { ProductChange } from "@halkopiha/domain/products/product.ts";
import type { UseFormReturn } from "react-hook-form";
import type { ListingValues } from "./listing-form.ts";

/** The props of a field of the product form, with its error. */
export function useField({ formState, register }: UseFormReturn<ListingValues, unknown, ProductChange>) {
  return (name: keyof ListingValues) => ({ ...register(name), error: formState.errors[name]?.message });
}
