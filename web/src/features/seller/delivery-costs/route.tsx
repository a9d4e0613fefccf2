import { deleteDeliveryCost, listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { useAtom, useSetAtom } from "jotai/react";
import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { redirectToLogin } from "../../../lib/auth/return-path.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { profileSections } from "../../../market/account/profile-sections.ts";
import { formatCharge, listTerms } from "../../../market/sellers/delivery-cost-label.ts";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { costDraftAtom, emptyDraft, toCostValues } from "./cost-form.ts";
import styles from "./DeliveryCosts.module.css";
import { requestOwnCosts } from "./request-own-costs.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";

/** Loads all delivery costs of the current user, including inactive ones. */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = store.get(sessionAtom)?.user._id;
  if (!owner) throw redirectToLogin(request);
  const { deliveryCosts } = await api(listDeliveryCosts, requestOwnCosts(owner));
  return deliveryCosts;
}

const CostForm = lazyPart(() => import("./CostForm.tsx").then((file) => file.CostForm));

/** `2,50 € / km` or `40,00 € / toimitus`. §9 */
const formatCostPrice = (cost: DeliveryCost): string =>
  `${formatCharge(cost)}${cost.name === "Kiinteä hinta" ? " / toimitus" : ""}`;

interface CostProps {
  cost: DeliveryCost;
  isEdited: boolean;
  onEdit(): void;
  onDelete(): void;
}

function Cost({ cost, isEdited, onEdit, onDelete }: CostProps) {
  const { available, multipliedByQuantity, name } = cost;
  const title = `${name}, ${formatCostPrice(cost)}`;
  return (
    <li className={styles.cost} aria-current={isEdited || undefined}>
      <div className={styles.facts}>
        <strong>{name}</strong>
        <span className={styles.price}>{formatCostPrice(cost)}</span>
        <span className={styles.soft}>
          {multipliedByQuantity ? "Kerrotaan tilatulla määrällä" : "Ei kerrota tilatulla määrällä"}
        </span>
        {listTerms(cost).map((text) => (
          <span key={text} className={styles.soft}>
            {text.charAt(0).toUpperCase() + text.slice(1)}
          </span>
        ))}
        <Badge variant={available ? "positive" : "neutral"}>
          {available ? "Aktiivinen" : "Pois käytöstä"}
        </Badge>
      </div>
      <div className={styles.buttons}>
        <Button variant="plain" icon="edit" aria-label={`Muokkaa: ${title}`} onClick={onEdit}>
          Muokkaa
        </Button>
        <Button variant="plain" icon="trash" aria-label={`Poista: ${title}`} onClick={onDelete}>
          Poista
        </Button>
      </div>
    </li>
  );
}

/** The seller's delivery costs: a form and the list. §2 */
function DeliveryCostsPage() {
  const costs = useLoaderData<typeof loader>();
  const revalidate = useRevalidate();
  const { overlay, open, close } = useOverlay();
  const [draft, setDraft] = useAtom(costDraftAtom);
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const costToDelete = costs.find(({ _id }) => _id === overlay);

  async function remove(cost: DeliveryCost) {
    const { message } = await api(deleteDeliveryCost, { params: { id: cost._id } });
    showBanner("success", message);
    if (draft.id === cost._id) setDraft(emptyDraft);
    await revalidate();
  }

  return (
    <>
      <SectionTitle area="Profiili" section={profileSections.deliveryCosts.text} />
      <Suspense fallback={<Skeleton count={6} shape="line" />}>
        <div className={styles.page}>
          <CostForm
            key={draft.id}
            storedCost={costs.find(({ _id }) => _id === draft.id)}
            onSaved={revalidate}
          />
          <section className={styles.list} aria-label="Toimituskulusi">
            {costs.length === 0 ? (
              <EmptyState title="Toimituskuluja ei vielä ole.">
                <p>Ilman toimituskulua toimituksen hinnasta sovitaan ostajan kanssa.</p>
              </EmptyState>
            ) : (
              <>
                <p className={styles.soft}>
                  Aktiiviset toimituskulut ovat vaihtoehtoja, niitä ei lasketa yhteen. Ostaja valitsee yhden,
                  ja hakutulokset näyttävät hänelle edullisimman.
                </p>
                <ul>
                  {costs.map((cost) => (
                    <Cost
                      key={cost._id}
                      cost={cost}
                      isEdited={draft.id === cost._id}
                      onEdit={() => setDraft({ id: cost._id, opened: cost, values: toCostValues(cost) })}
                      onDelete={() => open(cost._id)}
                    />
                  ))}
                </ul>
              </>
            )}
          </section>
        </div>
      </Suspense>
      {costToDelete && (
        <ConfirmDialog
          title={`Poistetaanko ${costToDelete.name}, ${formatCostPrice(costToDelete)}?`}
          confirm="Poista"
          disabled={isOffline}
          onClose={close}
          onConfirm={() => remove(costToDelete)}
        >
          Ostajille ei enää tarjota tätä toimitusta. Tehdyt tilaukset säilyvät.
        </ConfirmDialog>
      )}
    </>
  );
}

export { DeliveryCostsPage as Component };
