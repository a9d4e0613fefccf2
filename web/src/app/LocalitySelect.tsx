import { type ComponentProps, Suspense, use } from "react";
import { Select } from "../ui/Select.tsx";
import { loadLocalities } from "./reference.ts";

type Props = Omit<ComponentProps<typeof Select>, "options" | "empty" | "label"> & {
  /** Whose localities; empty when the visitor has not chosen one yet. */
  region: string;
  empty: string;
};

function Loaded({ region, ...select }: Props) {
  const options = use(loadLocalities(region)).map(({ _id, location }) => ({ value: _id, text: location }));
  return <Select label="Paikkakunta" {...select} options={options} />;
}

/** The localities of a region; there is nothing to choose before the region. §5 */
export function LocalitySelect({ region, ...rest }: Props) {
  const { error, hint, optional } = rest;
  const waiting = (empty: string) => (
    <Select
      label="Paikkakunta"
      hint={hint}
      error={error}
      optional={optional}
      options={[]}
      empty={empty}
      disabled
    />
  );
  if (!region) return waiting("Valitse ensin maakunta");
  return (
    <Suspense key={region} fallback={waiting("Ladataan…")}>
      <Loaded region={region} {...rest} />
    </Suspense>
  );
}
