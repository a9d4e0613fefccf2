import { createLocality, updateLocality } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { Locality, NewLocality, type Region } from "@halkopiha/domain/reference-data/region.ts";
import { useForm } from "react-hook-form";
import { api } from "../../app/api.ts";
import { bySchema } from "../../app/form-resolver.ts";
import { ThingDialog } from "../../app/ThingDialog.tsx";
import { useThingDraft } from "../../app/thing-draft.ts";
import { useThingForm } from "../../app/thing-form.ts";
import { Select } from "../../ui/Select.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { SpotFields } from "./SpotFields.tsx";
import { emptyLocality, readPlace, TypedLocality, typedLocalityOf } from "./typed-place.ts";

interface Props {
  locality: Locality | undefined;
  regions: readonly Region[];
  onClose(): void;
  onSaved(): Promise<void>;
}

const isField = (name: string): name is keyof TypedLocality => name in emptyLocality;

function send(body: NewLocality, opened: Locality | undefined) {
  return opened
    ? api(
        updateLocality,
        { params: { id: opened._id }, body: { ...body, updatedAt: opened.updatedAt } },
        { quiet: true },
      )
    : api(createLocality, { body }, { quiet: true });
}

/** Makes a locality or changes one. §2, §5 */
export function LocalityDialog({ locality, regions, onClose, onSaved }: Props) {
  const draft = useThingDraft({
    kind: "locality",
    thing: locality,
    schema: Locality,
    typedOf: typedLocalityOf,
    shape: TypedLocality,
    empty: emptyLocality,
  });
  const form = useForm<TypedLocality, unknown, NewLocality>({
    defaultValues: draft.initial,
    resolver: bySchema(NewLocality, (typed: TypedLocality) => readPlace(typed)),
  });
  const nameOf = (id: string) => regions.find(({ _id }) => _id === id)?.name ?? id;
  const change = useThingForm({
    form,
    draft,
    isField,
    wordsOf: ({ location, region, zoom, available, lat, lng }) => ({
      location: ["Nimi", location],
      region: ["Maakunta", nameOf(region)],
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
    <ThingDialog
      title={locality ? `Muokkaa: ${locality.location}` : "Luo paikkakunta"}
      label="Paikkakunta"
      isNew={!locality}
      change={change}
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
      <SpotFields
        field={(name) => ({ ...form.register(name), error: errors[name]?.message })}
        typed={form.watch()}
        onType={(name, degrees) => form.setValue(name, degrees, { shouldDirty: true })}
      />
    </ThingDialog>
  );
}
