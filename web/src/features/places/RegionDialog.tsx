import { createRegion, updateRegion } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { NewRegion, Region } from "@halkopiha/domain/reference-data/region.ts";
import { useForm } from "react-hook-form";
import { api } from "../../app/api.ts";
import { bySchema } from "../../app/form-resolver.ts";
import { ThingDialog } from "../../app/ThingDialog.tsx";
import { useThingDraft } from "../../app/thing-draft.ts";
import { useThingForm } from "../../app/thing-form.ts";
import { TextField } from "../../ui/TextField.tsx";
import { SpotFields } from "./SpotFields.tsx";
import { emptyRegion, readPlace, TypedRegion, typedRegionOf } from "./typed-place.ts";

interface Props {
  region: Region | undefined;
  onClose(): void;
  onSaved(): Promise<void>;
}

const isField = (name: string): name is keyof TypedRegion => name in emptyRegion;

const wordsOf = ({ name, zoom, lat, lng }: TypedRegion) =>
  ({
    name: ["Nimi", name],
    zoom: ["Zoomaus", zoom],
    lat: ["Leveysaste", lat],
    lng: ["Pituusaste", lng],
  }) as const;

function send(body: NewRegion, opened: Region | undefined) {
  return opened
    ? api(
        updateRegion,
        { params: { id: opened._id }, body: { ...body, updatedAt: opened.updatedAt } },
        { quiet: true },
      )
    : api(createRegion, { body }, { quiet: true });
}

/** Makes a region or changes one. §2, §5 */
export function RegionDialog({ region, onClose, onSaved }: Props) {
  const draft = useThingDraft({
    kind: "region",
    thing: region,
    schema: Region,
    typedOf: typedRegionOf,
    shape: TypedRegion,
    empty: emptyRegion,
  });
  const form = useForm<TypedRegion, unknown, NewRegion>({
    defaultValues: draft.initial,
    resolver: bySchema(NewRegion, (typed: TypedRegion) => readPlace(typed)),
  });
  const change = useThingForm({
    form,
    draft,
    isField,
    wordsOf,
    send,
    onSaved,
  });
  const { errors } = form.formState;
  return (
    <ThingDialog
      title={region ? `Muokkaa: ${region.name}` : "Luo maakunta"}
      label="Maakunta"
      isNew={!region}
      change={change}
      onClose={onClose}
    >
      <TextField label="Nimi" autoComplete="off" {...form.register("name")} error={errors.name?.message} />
      <SpotFields
        field={(name) => ({ ...form.register(name), error: errors[name]?.message })}
        typed={form.watch()}
        onType={(name, degrees) => form.setValue(name, degrees, { shouldDirty: true })}
      />
    </ThingDialog>
  );
}
