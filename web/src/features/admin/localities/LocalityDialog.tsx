import { createLocality, updateLocality } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { Locality, NewLocality, type Region } from "@halkopiha/domain/reference-data/region.ts";
import { api } from "../../../lib/api/client.ts";
import { Select } from "../../../ui/forms/Select.tsx";
import { Switch } from "../../../ui/forms/Switch.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { EntityDialog } from "../shared/EntityDialog.tsx";
import { useEntityForm } from "../shared/entity-form.ts";
import { emptyLocality, LocalityValues, parseArea, toLocalityValues } from "./area-form.ts";
import { CoordinateFields } from "./CoordinateFields.tsx";

interface Props {
  locality: Locality | undefined;
  regions: readonly Region[];
  onClose(): void;
  onSaved(): Promise<void>;
}

const isField = (name: string): name is keyof LocalityValues => name in emptyLocality;

function send(body: NewLocality, opened: Locality | undefined) {
  return opened
    ? api(
        updateLocality,
        { params: { id: opened._id }, body: { ...body, updatedAt: opened.updatedAt } },
        { handlesNoResponse: true },
      )
    : api(createLocality, { body }, { handlesNoResponse: true });
}

/** Creates or edits a locality. §2, §5 */
export function LocalityDialog({ locality, regions, onClose, onSaved }: Props) {
  const getRegionName = (id: string) => regions.find(({ _id }) => _id === id)?.name ?? id;
  const { form, ...entityForm } = useEntityForm({
    kind: "locality",
    entity: locality,
    schema: Locality,
    toValues: toLocalityValues,
    valuesSchema: LocalityValues,
    empty: emptyLocality,
    bodySchema: NewLocality,
    parseForm: parseArea,
    isField,
    describeValues: ({ location, region, zoom, available, lat, lng }) => ({
      location: ["Nimi", location],
      region: ["Maakunta", getRegionName(region)],
      zoom: ["Zoomaus", zoom],
      available: ["Käytössä", available ? "kyllä" : "ei"],
      lat: ["Leveysaste", lat],
      lng: ["Pituusaste", lng],
    }),
    send,
    onSaved,
  });
  const { errors } = form.formState;
  return (
    <EntityDialog
      title={locality ? `Muokkaa: ${locality.location}` : "Luo paikkakunta"}
      label="Paikkakunta"
      isNew={!locality}
      entityForm={entityForm}
      onClose={onClose}
    >
      <TextField
        label="Nimi"
        autoComplete="off"
        {...form.register("location")}
        error={errors.location?.message}
      />
      <Select
        label="Maakunta"
        empty="Valitse maakunta"
        options={regions.map(({ _id, name }) => ({ value: _id, text: name }))}
        {...form.register("region")}
        error={errors.region?.message}
      />
      <Switch
        label="Käytössä"
        on={form.watch("available")}
        onChange={(on) => form.setValue("available", on, { shouldDirty: true })}
      />
      <CoordinateFields
        field={(name) => ({ ...form.register(name), error: errors[name]?.message })}
        values={form.watch()}
        onChange={(name, degrees) => form.setValue(name, degrees, { shouldDirty: true })}
      />
    </EntityDialog>
  );
}
