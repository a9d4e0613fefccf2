import { useState } from "react";
import { LoadMore } from "./data/LoadMore.tsx";
import { Price } from "./data/Price.tsx";
import { Table } from "./data/Table.tsx";
import { Badge } from "./feedback/Badge.tsx";
import { EmptyState } from "./feedback/EmptyState.tsx";
import { Skeleton } from "./feedback/Skeleton.tsx";
import { Button, IconButton } from "./forms/Button.tsx";
import { Checkbox } from "./forms/Checkbox.tsx";
import { QuantityInput } from "./forms/QuantityInput.tsx";
import { Radio } from "./forms/Radio.tsx";
import { Select } from "./forms/Select.tsx";
import { Switch } from "./forms/Switch.tsx";
import { TextField } from "./forms/TextField.tsx";
import { Card } from "./layout/Card.tsx";
import { Stepper } from "./layout/Stepper.tsx";
import { Tabs } from "./layout/Tabs.tsx";
import { Toolbar } from "./layout/Toolbar.tsx";
import { Dialog, Drawer } from "./overlay/Dialog.tsx";
import styles from "./StyleGuide.module.css";

const trees = [
  { name: "Koivu", heat: "1 700" },
  { name: "Kuusi", heat: "1 330" },
];

function Fields() {
  const [isOn, setOn] = useState(true);
  const [count, setCount] = useState(2);
  return (
    <Card className={styles.fields}>
      <TextField label="Tekstikenttä" hint="Vihje" />
      <TextField label="Virheellinen" error="Vaadittu kenttä" optional />
      <Select label="Valinta" empty="Valitse" options={[{ value: "a", text: "Ensimmäinen" }]} />
      <Checkbox label="Valintaruutu" />
      <Radio label="Yksi monesta" name="kit" />
      <Switch label="Kytkin" on={isOn} onChange={setOn} />
      <QuantityInput
        label="Koivu"
        value={count}
        min={1}
        step={1}
        format={String}
        parse={(typed) => Number.parseInt(typed, 10) || null}
        error="Kirjoita määrä kokonaislukuna."
        onChange={setCount}
      />
    </Card>
  );
}

function Buttons({ onDialog, onDrawer }: { onDialog(): void; onDrawer(): void }) {
  return (
    <Toolbar label="Painikkeet">
      <Button>Tavallinen</Button>
      <Button variant="accent" size="large" icon="search">
        Tärkein
      </Button>
      <Button variant="plain" onClick={onDialog}>
        Avaa ikkuna
      </Button>
      <Button variant="quiet" onClick={onDrawer}>
        Avaa laatikko
      </Button>
      <Button variant="danger" size="small" icon="trash">
        Poista
      </Button>
      <Button busy>Odottaa</Button>
      <Button disabled>Ei käytössä</Button>
      <IconButton icon="heart" label="Suosikki" filled />
    </Toolbar>
  );
}

/** All components of the design system on one page, in development only. */
export function Component() {
  const [open, setOpen] = useState<"dialog" | "drawer" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.styleGuide}>
      <h1>Osat</h1>
      <Buttons onDialog={() => setOpen("dialog")} onDrawer={() => setOpen("drawer")} />
      <Fields />
      <p>
        <Badge>Neutraali</Badge> <Badge variant="positive">Yritys</Badge>{" "}
        <Badge variant="accent">Tarjous</Badge> <Badge variant="warning">Varoitus</Badge>{" "}
        <Price text="65,00 €" per="kuutio" size="large" />
      </p>
      <Stepper label="Vaiheet" steps={["Ostoskori", "Yhteystiedot", "Toimitus"]} current={1} />
      <Tabs
        label="Välilehdet"
        pages={[
          { title: "Yksi", content: "Ensimmäinen" },
          { title: "Kaksi", content: "Toinen" },
        ]}
      />
      <Table
        caption="Puut"
        rows={trees}
        getKey={({ name }) => name}
        columns={[
          { header: "Puu", cell: ({ name }) => name },
          { header: "kWh/m³", cell: ({ heat }) => heat, isNumeric: true },
        ]}
      />
      <Skeleton />
      <EmptyState title="Täällä ei ole mitään." />
      <LoadMore countText="24 tuotetta näkyvissä" busy={false} onMore={close} />
      {open === "dialog" && (
        <Dialog title="Ikkuna" onClose={close}>
          Sisältö
        </Dialog>
      )}
      {open === "drawer" && (
        <Drawer title="Laatikko" onClose={close}>
          Sisältö
        </Drawer>
      )}
    </div>
  );
}
