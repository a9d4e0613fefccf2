import {
  deleteAdvertisement,
  deleteAdvertisementImage,
  listAdvertisements,
} from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { deletePlan, listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { Advertisement } from "@halkopiha/domain/reference-data/advertisement.ts";
import type { Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { lazyDialog } from "../../../lib/connection/lazy-dialog.tsx";
import { formatNumber } from "../../../lib/format/format.ts";
import { DeleteImageDialog } from "../../../lib/images/DeleteImageDialog.tsx";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import { PlanCard } from "../../../market/plans/PlanCard.tsx";
import { toPlanOffer } from "../../../market/plans/plan-offers.ts";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button, IconButton } from "../../../ui/forms/Button.tsx";
import { AdminTitle } from "../shared/AdminTitle.tsx";
import { adminSections } from "../shared/admin-sections.ts";
import { DeleteEntityDialog } from "../shared/DeleteEntityDialog.tsx";
import { DeletionBars } from "../shared/DeletionBars.tsx";
import { requireAdmin } from "../shared/require-admin.ts";
import { formatDeletionKey, useVisibleEntities } from "../shared/visible-entities.ts";
import styles from "./Plans.module.css";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

/** Bypass the caches: an admin must see the stored values, not those cached for visitors. */
const bypassCache = { handlesNoResponse: true, cache: "reload" } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  requireAdmin(request);
  const [{ accounts }, { advertisements }] = await Promise.all([
    api(listPlans, {}, bypassCache),
    api(listAdvertisements, {}, bypassCache),
  ]);
  return { accounts, advertisements };
}

const PlanDialog = lazyDialog("Tili", () => import("./PlanDialog.tsx").then((file) => file.PlanDialog));
const AdvertisementImageDialog = lazyDialog("Kuva", () =>
  import("./AdvertisementImageDialog.tsx").then((file) => file.AdvertisementImageDialog),
);
const AdvertisementDialog = lazyDialog("Mainos", () =>
  import("./AdvertisementDialog.tsx").then((file) => file.AdvertisementDialog),
);

type Kind = "plan" | "card" | "image";
/** Overlay name of a dialog: its action, kind and entity id; the id is empty for a new entity. */
const formatOverlay = (action: "form" | "delete", kind: Kind, id = "") => `${action}:${kind}:${id}`;

const columns: readonly Column<Plan>[] = [
  { header: "Tili", cell: ({ accountPlan }) => <strong>{planName[accountPlan]}</strong> },
  { header: "Hinta", cell: ({ price }) => formatEuros(price), isNumeric: true },
  {
    header: "Alennettu hinta",
    cell: ({ discountedPrice }) => (discountedPrice === null ? "–" : formatEuros(discountedPrice)),
    isNumeric: true,
  },
  { header: "Tarjouksia", cell: ({ promotedProducts }) => formatNumber(promotedProducts), isNumeric: true },
  { header: "Aktivointeja", cell: ({ timesActivated }) => formatNumber(timesActivated), isNumeric: true },
];

function Plans({ plans }: { plans: readonly Plan[] }) {
  const { open } = useOverlay();
  const actionColumns: Column<Plan>[] = [
    {
      header: "Muokkaa",
      isActions: true,
      cell: ({ _id, accountPlan }) => (
        <IconButton
          icon="edit"
          label={`Muokkaa tiliä: ${planName[accountPlan]}`}
          onClick={() => open(formatOverlay("form", "plan", _id))}
        />
      ),
    },
    {
      header: "Poista",
      isActions: true,
      cell: ({ _id, accountPlan }) => (
        <IconButton
          icon="trash"
          label={`Poista tili: ${planName[accountPlan]}`}
          onClick={() => open(formatOverlay("delete", "plan", _id))}
        />
      ),
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="tilit">
      <div className={styles.head}>
        <h2 id="tilit">Tilit</h2>
        <Button variant="plain" icon="plus" onClick={() => open(formatOverlay("form", "plan"))}>
          Luo tili
        </Button>
      </div>
      {plans.length === 0 ? (
        <EmptyState title="Tilejä ei ole." />
      ) : (
        <Table
          caption="Tilit"
          captionHidden
          rows={plans}
          getKey={({ _id }) => _id}
          columns={[...columns, ...actionColumns]}
        />
      )}
    </section>
  );
}

interface CardsProps {
  cards: readonly Advertisement[];
  plans: readonly Plan[];
}

function Cards({ cards, plans }: CardsProps) {
  const { open } = useOverlay();
  return (
    <section className={styles.section} aria-labelledby="mainokset">
      <div className={styles.head}>
        <h2 id="mainokset">Mainokset</h2>
        <Button variant="plain" icon="plus" onClick={() => open(formatOverlay("form", "card"))}>
          Luo mainos
        </Button>
      </div>
      {cards.length === 0 ? (
        <EmptyState title="Mainoksia ei ole." />
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card._id}>
              <PlanCard plan={toPlanOffer(card, plans)}>
                <div className={styles.actions}>
                  <Button
                    variant="plain"
                    icon="image"
                    aria-label={`${card.images ? "Vaihda" : "Lisää"} kuva: ${card.title}`}
                    onClick={() => open(formatOverlay("form", "image", card._id))}
                  >
                    Kuva
                  </Button>
                  <Button
                    variant="plain"
                    icon="edit"
                    aria-label={`Muokkaa mainosta: ${card.title}`}
                    onClick={() => open(formatOverlay("form", "card", card._id))}
                  >
                    Muokkaa
                  </Button>
                  <Button
                    variant="plain"
                    icon="trash"
                    aria-label={`Poista mainos: ${card.title}`}
                    onClick={() => open(formatOverlay("delete", "card", card._id))}
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

function Overlay({ plans, cards }: CardsProps) {
  const { overlay, replace, close } = useOverlay();
  const revalidate = useRevalidate();
  const [action, kind, id = ""] = overlay?.split(":") ?? [];
  const plan = plans.find(({ _id }) => _id === id);
  const card = cards.find(({ _id }) => _id === id);
  const params = { id };
  async function saved() {
    await revalidate();
    close();
  }
  if (action === "form" && kind === "plan" && (plan || !id))
    return <PlanDialog key={overlay} plan={plan} onClose={close} onSaved={saved} />;
  if (action === "form" && kind === "card" && (card || !id))
    return <AdvertisementDialog key={overlay} card={card} plans={plans} onClose={close} onSaved={saved} />;
  if (action === "form" && kind === "image" && card) {
    return (
      <AdvertisementImageDialog
        card={card}
        onDelete={() => replace(formatOverlay("delete", "image", id))}
        onClose={close}
        onSaved={revalidate}
      />
    );
  }
  if (action !== "delete") return null;
  if (kind === "plan" && plan) {
    return (
      <DeleteEntityDialog
        deletionKey={formatDeletionKey("plan", id)}
        name={`tili ${planName[plan.accountPlan]}`}
        remove={() => api(deletePlan, { params })}
        onClose={close}
      >
        Tilin voi poistaa vain, kun se ei ole kenenkään käytössä.
      </DeleteEntityDialog>
    );
  }
  if (!card) return null;
  if (kind === "image")
    return (
      <DeleteImageDialog
        title={`Poistetaanko mainoksen ${card.title} kuva?`}
        text="Kuva poistuu mainoksesta heti. Muut tiedot säilyvät."
        send={() => api(deleteAdvertisementImage, { params: { id: card._id } })}
        onClose={close}
        onDeleted={revalidate}
      />
    );
  return (
    <DeleteEntityDialog
      deletionKey={formatDeletionKey("card", id)}
      name={`mainos ${card.title}`}
      remove={() => api(deleteAdvertisement, { params })}
      onClose={close}
    >
      Mainos poistuu etusivulta.
    </DeleteEntityDialog>
  );
}

/** Account plans, and the subscription cards of the front page. */
function PlansPage() {
  const { accounts, advertisements } = useLoaderData<typeof loader>();
  const revalidate = useRevalidate();
  const filterVisible = useVisibleEntities();
  const [plans, cards] = [filterVisible("plan", accounts), filterVisible("card", advertisements)];
  return (
    <>
      <AdminTitle section={adminSections.plans} />
      <Plans plans={plans} />
      <Cards cards={cards} plans={accounts} />
      <Suspense fallback={null}>
        <Overlay plans={accounts} cards={cards} />
      </Suspense>
      <DeletionBars onDeleted={revalidate} />
    </>
  );
}

export { PlansPage as Component };
