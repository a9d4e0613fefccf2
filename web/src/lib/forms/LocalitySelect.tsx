import type { ComponentProps } from "react";
import { Button } from "../../ui/forms/Button.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { useLocalities } from "./use-localities.ts";

type Props = Omit<ComponentProps<typeof Select>, "options" | "empty" | "label"> & {
  /** Id of the region; empty when none is selected. */
  region: string;
  /** Id of the chosen locality, which an uncontrolled select keeps while the localities are loading. */
  chosen?: string;
  empty: string;
};

const pendingText = "Ladataan…";

/** Select for the localities of a region; disabled until a region is selected. §5 */
export function LocalitySelect({ region, chosen, empty, ...rest }: Props) {
  const { localities, load } = useLocalities(region);
  const options = localities?.map(({ _id, location }) => ({ value: _id, text: location }));
  // Keyed by the region: a new element gets the form's value, which the old one could not take without its option.
  if (options) return <Select key={region} label="Paikkakunta" {...rest} empty={empty} options={options} />;
  const { error, hint, optional, ref } = rest;
  const hasFailed = region !== "" && localities === null;
  const pendingError = error && "Paikkakuntia haetaan vielä. Odota hetki ja yritä uudelleen.";
  return (
    <>
      <Select
        key={region}
        label="Paikkakunta"
        hint={hint}
        error={hasFailed ? "Paikkakuntia ei saatu haettua." : region ? pendingError : error}
        optional={optional}
        options={chosen && region ? [{ value: chosen, text: pendingText }] : []}
        empty={region ? pendingText : "Valitse ensin maakunta"}
        // A form whose locality is missing moves the focus here, where the reason is.
        ref={ref}
        aria-disabled={region !== "" || undefined}
        disabled={region === ""}
      />
      {hasFailed && (
        <Button variant="plain" size="small" onClick={() => void load()}>
          Hae paikkakunnat uudelleen
        </Button>
      )}
    </>
  );
}
