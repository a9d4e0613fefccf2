import type { ComponentProps } from "react";
import { Button } from "../../ui/forms/Button.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { useLocalities } from "./use-localities.ts";

type Props = Omit<ComponentProps<typeof Select>, "options" | "empty" | "label"> & {
  /** Id of the region; empty when none is selected. */
  region: string;
  empty: string;
};

/** Select for the localities of a region; disabled until a region is selected. §5 */
export function LocalitySelect({ region, empty, ...rest }: Props) {
  const { localities, load } = useLocalities(region);
  const options = localities?.map(({ _id, location }) => ({ value: _id, text: location }));
  if (options) return <Select label="Paikkakunta" {...rest} empty={empty} options={options} />;
  const { error, hint, optional } = rest;
  const hasFailed = region !== "" && localities === null;
  return (
    <>
      <Select
        label="Paikkakunta"
        hint={hint}
        error={hasFailed ? "Paikkakuntia ei saatu haettua." : error}
        optional={optional}
        options={[]}
        empty={region ? "Ladataan…" : "Valitse ensin maakunta"}
        disabled
      />
      {hasFailed && (
        <Button variant="plain" size="small" onClick={() => void load()}>
          Hae paikkakunnat uudelleen
        </Button>
      )}
    </>
  );
}
