import type { Buyer } from "@halkopiha/domain/cart/buyer.ts";
import { type Cart, isUndeliverable } from "@halkopiha/domain/cart/cart.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { useAtom, useAtomValue, useSetAtom } from "jotai/react";
import { useEffect, useId, useTransition } from "react";
import { OfflineNotice, useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { useLocalities } from "../../../lib/forms/use-localities.ts";
import { isChoosingDeliveryAtom } from "../../../market/cart/cart-actions.ts";
import { PostalAddress } from "../../../market/orders/PostalAddress.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { changedTotalAtom, placeOrderAtom } from "../checkout-atoms.ts";
import { StepLayout } from "../layout/StepLayout.tsx";
import { ChangedTotalDialog } from "./ChangedTotalDialog.tsx";
import { chooseWantedDeliveriesAtom } from "./choose-wanted-deliveries.ts";
import styles from "./DeliveryStep.module.css";
import { OrderSummary } from "./OrderSummary.tsx";
import { SellerDelivery } from "./SellerDelivery.tsx";

interface BuyerProps {
  buyer: Buyer;
  /** Goes to the contact details. */
  onChange(): void;
}

function BuyerDetails({ buyer, onChange }: BuyerProps) {
  const { firstname, lastname, street, zip, regionId, localityId, phonenumber, email } = buyer;
  const { localities } = useLocalities(regionId);
  const locality = localities?.find(({ _id }) => _id === localityId);
  return (
    <Card>
      <h2 className={styles.title}>Yhteystietosi</h2>
      <PostalAddress
        name={`${firstname} ${lastname}`}
        street={street}
        zip={zip}
        locality={locality?.location ?? ""}
        phonenumber={phonenumber}
        email={email}
      />
      <Button variant="plain" icon="edit" className={styles.change} onClick={onChange}>
        Muuta yhteystietoja
      </Button>
    </Card>
  );
}

interface Props {
  cart: Cart;
  onBack(): void;
  /** Goes to the items of the cart. */
  onCart(): void;
}

/**
 * The specification's 'Vahvista', which says that paying is owed: otherwise the buyer is not bound. Consumer Rights Directive art. 8(2),
 * CJEU C-249/21.
 */
const orderButton = "Vahvista maksullinen tilaus";

/** Everything that is ordered, with pickup or delivery for each seller; the button submits the order. §2 */
export function DeliveryStep({ cart, onBack, onCart }: Props) {
  const order = useSetAtom(placeOrderAtom);
  const [changed, showChanged] = useAtom(changedTotalAtom);
  const [isOrdering, start] = useTransition();
  const isChoosing = useAtomValue(isChoosingDeliveryAtom);
  const isOffline = useIsOffline();
  const reason = useId();
  const chooseWanted = useSetAtom(chooseWantedDeliveriesAtom);
  // The banner has shown the error; the buyer can still choose.
  useEffect(() => void chooseWanted(cart).catch(() => undefined), [chooseWanted, cart]);
  const left = cart.items.filter(({ available }) => !available);
  const sellers = cart.sellers.filter(({ _id }) =>
    cart.items.some(({ available, ownerId }) => available && ownerId === _id),
  );
  return (
    <StepLayout
      cart={cart}
      back={
        <Button variant="plain" onClick={onBack}>
          Takaisin
        </Button>
      }
      notice={<OfflineNotice action="Tilaaminen" id={reason} />}
      next={
        <Button
          variant="accent"
          size="large"
          busy={isOrdering || isChoosing}
          disabled={isOffline || cart.sellers.some(isUndeliverable)}
          aria-describedby={isOffline ? reason : undefined}
          // The banner has shown the error; another click retries the same order.
          onClick={() => start(() => order(cart).catch(() => undefined))}
        >
          {orderButton}
        </Button>
      }
      summary={<OrderSummary cart={cart} />}
      payment={sellers.length > 1 ? "Maksat suoraan myyjille" : "Maksat suoraan myyjälle"}
    >
      {left.length > 0 && (
        <Card>
          <p>
            Tilaukseen {left.length === 1 ? "ei" : "eivät"} kuulu: {left.map(formatItemTitle).join(", ")}.{" "}
            {left.length === 1 ? "Tuote jää" : "Tuotteet jäävät"} ostoskoriin.
          </p>
        </Card>
      )}
      {sellers.map((seller) => (
        <SellerDelivery
          key={seller._id}
          seller={seller}
          items={cart.items.filter(({ available, ownerId }) => available && ownerId === seller._id)}
        />
      ))}
      {cart.buyer && <BuyerDetails buyer={cart.buyer} onChange={onBack} />}
      <Card>
        <h2 className={styles.title}>Maksaminen</h2>
        <p>
          Maksat suoraan myyjälle sillä tavalla, jonka sovit hänen kanssaan. Halkopiha ei ota vastaan maksuja.
          Tilaus lähtee myyjälle, kun painat {orderButton}.
        </p>
      </Card>
      {changed && (
        <ChangedTotalDialog
          changed={changed}
          onClose={() => showChanged(null)}
          onCart={() => {
            showChanged(null);
            onCart();
          }}
        />
      )}
    </StepLayout>
  );
}
