import { createRegion, updateRegion } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { NewRegion, Region } from "@halkopiha/domain/reference-data/region.ts";
import { api } from "../../../lib/api/client.ts";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { EntityDialog } from "../shared/EntityDialog.tsx";
import { useEntityForm } from "../shared/entity-form.ts";
import { emptyRegion, parseArea, RegionValues, toRegionValues } from "./area-form.ts";
import { CoordinateFields } from "./CoordinateFields.tsx";

interface Props {
  region: Region | undefined;
  onClose(): void;
  onSaved(): Promise<void>;
}

const isField = (name: string): name is keyof RegionValues => name in emptyRegion;

const describeValues = ({ name, zoom, lat, lng }: RegionValues) =>
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
        { handlesNoResponse: true },
      )
    : api(createRegion, { body }, { handlesNoResponse: true });
}

/** Creates or edits a region. §2, §5 */
export function RegionDialog({ region, onClose, onSaved }: Props) {
  const { form, ...entityForm } = useEntityForm({
    kind: "region",
    entity: region,
    schema: Region,
    toValues: toRegionValues,
    valuesSchema: RegionValues,
    empty: emptyRegion,
    bodySchema: NewRegion,
    parseForm: parseArea,
    isField,
    describeValues,
    send,
    onSaved,
  });
  const { errors } = form.formState;
  return (
    <EntityDialog
      title={region ? `Muokkaa: ${region.name}` : "Luo maakunta"}
      label="Maakunta"
      isNew={!region}
      entityForm={entityForm}
      onClose={onClose}
    >
      <TextField label="Nimi" autoComplete="off" {...form.register("name")} error={errors.name?.message} />
      <CoordinateFields
        field={(name) => ({ ...form.register(name), error: errors[name]?.message })}
        values={form.watch()}
        onChange={(name, degrees) => form.setValue(name, degrees, { shouldDirty: true })}
      />
    </EntityDialog>
  );
}
