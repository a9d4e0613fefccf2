import { deleteAdvertisement } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { deletePlan } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { Advertisement, Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router-dom";
import { api } from "../../app/api.ts";
import { DeleteThingDialog } from "../../app/DeleteThingDialog.tsx";
import { DeletionBars } from "../../app/DeletionBars.tsx";
import { formatNumber } from "../../app/format.ts";
import { leaverOf, useStaying } from "../../app/leaving-things.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { PlanCard } from "../../app/PlanCard.tsx";
import { useRevalidate } from "../../app/should-revalidate.ts";
import { useOverlay } from "../../app/use-overlay.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { type Column, Table } from "../../ui/Table.tsx";
import type { loader } from "./admin-route.tsx";
import styles from "./Plans.module.css";

const PlanDialog = lazy(() => import("./PlanDialog.tsx").then((file) => ({ default: file.PlanDialog })));
const AdvertisementDialog = lazy(() =>
  import("./AdvertisementDialog.tsx").then((file) => ({ default: file.AdvertisementDialog })),
);

type Kind = "plan" | "card";
/** What is open over the page: an act, and for all but a new thing which one it is done to. */
const overlayOf = (act: "form" | "delete", kind: Kind, id = "") => `${act}:${kind}:${id}`;

const columns: readonly Column<Plan>[] = [
  { head: "Tili", cell: ({ accountPlan }) => <strong>{planName[accountPlan]}</strong> },
  { head: "Hinta", cell: ({ price }) => formatEuros(price), figures: true },
  {
    head: "Alennettu hinta",
    cell: ({ discountedPrice }) => (discountedPrice === null ? "–" : formatEuros(discountedPrice)),
    figures: true,
  },
  { head: "Tarjouksia", cell: ({ promotedProducts }) => formatNumber(promotedProducts), figures: true },
  { head: "Aktivointeja", cell: ({ timesActivated }) => formatNumber(timesActivated), figures: true },
];

function Plans({ plans }: { plans: readonly Plan[] }) {
  const { open } = useOverlay();
  const acts: Column<Plan>[] = [
    {
      head: "Muokkaa",
      acts: true,
      cell: ({ _id, accountPlan }) => (
        <IconButton
          icon="edit"
          label={`Muokkaa tiliä: ${planName[accountPlan]}`}
          onClick={() => open(overlayOf("form", "plan", _id))}
        />
      ),
    },
    {
      head: "Poista",
      acts: true,
      cell: ({ _id, accountPlan }) => (
        <IconButton
          icon="trash"
          label={`Poista tili: ${planName[accountPlan]}`}
          onClick={() => open(overlayOf("delete", "plan", _id))}
        />
      ),
    },
  ];
  return (
    <section className={styles.part} aria-labelledby="tilit">
      <div className={styles.head}>
        <h2 id="tilit">Tilit</h2>
        <Button look="plain" icon="plus" onClick={() => open(overlayOf("form", "plan"))}>
          Luo tili
        </Button>
      </div>
      {plans.length === 0 ? (
        <EmptyState title="Tilejä ei ole." />
      ) : (
        <Table
          caption="Tilit"
          captionUnseen
          rows={plans}
          keyOf={({ _id }) => _id}
          columns={[...columns, ...acts]}
        />
      )}
    </section>
  );
}

function Cards({ cards }: { cards: readonly Advertisement[] }) {
  const { open } = useOverlay();
  return (
    <section className={styles.part} aria-labelledby="mainokset">
      <div className={styles.head}>
        <h2 id="mainokset">Mainokset</h2>
        <Button look="plain" icon="plus" onClick={() => open(overlayOf("form", "card"))}>
          Luo mainos
        </Button>
      </div>
      {cards.length === 0 ? (
        <EmptyState title="Mainoksia ei ole." />
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card._id}>
              <PlanCard plan={card}>
                <div className={styles.acts}>
                  <Button
                    look="plain"
                    icon="edit"
                    aria-label={`Muokkaa mainosta: ${card.title}`}
                    onClick={() => open(overlayOf("form", "card", card._id))}
                  >
                    Muokkaa
                  </Button>
                  <Button
                    look="plain"
                    icon="trash"
                    aria-label={`Poista mainos: ${card.title}`}
                    onClick={() => open(overlayOf("delete", "card", card._id))}
                  >
                    Poista
                  </Button>
                </div>
              </PlanCard>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Overlay({ plans, cards }: { plans: readonly Plan[]; cards: readonly Advertisement[] }) {
  const { overlay, close } = useOverlay();
  const revalidate = useRevalidate();
  const [act, kind, id = ""] = overlay?.split(":") ?? [];
  const plan = plans.find(({ _id }) => _id === id);
  const card = cards.find(({ _id }) => _id === id);
  const params = { id };
  async function saved() {
    await revalidate();
    close();
  }
  if (act === "form" && kind === "plan" && (plan || !id))
    return <PlanDialog key={overlay} plan={plan} onClose={close} onSaved={saved} />;
  if (act === "form" && kind === "card" && (card || !id))
    return <AdvertisementDialog key={overlay} card={card} onClose={close} onSaved={saved} />;
  if (act !== "delete") return null;
  if (kind === "plan" && plan) {
    return (
      <DeleteThingDialog
        leaver={leaverOf("plan", id)}
        name={`tili ${planName[plan.accountPlan]}`}
        remove={() => api(deletePlan, { params })}
        onClose={close}
      >
        Tilin voi poistaa vain, kun se ei ole kenenkään käytössä.
      </DeleteThingDialog>
    );
  }
  if (!card) return null;
  return (
    <DeleteThingDialog
      leaver={leaverOf("card", id)}
      name={`mainos ${card.title}`}
      remove={() => api(deleteAdvertisement, { params })}
      onClose={close}
    >
      Mainos poistuu etusivulta.
    </DeleteThingDialog>
  );
}

/** What sellers' accounts cost, and how the front page tells of them. */
export function PlansPage() {
  const { accounts, advertisements } = useLoaderData<typeof loader>();
  const revalidate = useRevalidate();
  const staying = useStaying();
  const [plans, cards] = [staying("plan", accounts), staying("card", advertisements)];
  return (
    <>
      <PageHead title="Tilit ja mainokset" />
      <SectionTitle place="Hallinta" section="Tilit ja mainokset" />
      <Plans plans={plans} />
      <Cards cards={cards} />
      <Suspense fallback={null}>
        <Overlay plans={plans} cards={cards} />
      </Suspense>
      <DeletionBars onGone={revalidate} />
    </>
  );
}
