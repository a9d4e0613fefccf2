import { messages } from "@halkopiha/domain/messages.ts";
import type { SellerProfile } from "@halkopiha/domain/products/seller.ts";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { TraderStatus } from "../people/TraderStatus.tsx";
import { DeliveryArea } from "./DeliveryArea.tsx";
import type { Place } from "./DeliveryCheck.tsx";
import {
  Contacts,
  Description,
  type ProductViewOptions,
  SellerProducts,
  sellsOnlyServices,
} from "./SellerSections.tsx";

interface Props extends ProductViewOptions {
  seller: SellerProfile;
  /** The place of the visitor; empty when none is known. */
  place: Place;
}

/** A seller's contact details, products, description and delivery area. §2 */
export function SellerDetails({ seller, place, ...options }: Props) {
  return (
    <>
      <TraderStatus seller={seller} />
      <Contacts seller={seller} />
      <Tabs
        label="Myyjän tiedot"
        pages={[
          { title: "Tuotteet ja palvelut", content: <SellerProducts seller={seller} {...options} /> },
          {
            title: "Tietoa",
            content: <Description seller={seller} />,
          },
          {
            title: "Toimituspaikkakunnat",
            content: sellsOnlyServices(seller) ? (
              <p>{messages.serviceAgreed}</p>
            ) : (
              <DeliveryArea seller={seller} place={place} />
            ),
          },
        ]}
      />
    </>
  );
}
