import { isVatExempt, type User } from "../accounts/user.ts";
import type { Buyer } from "../cart/buyer.ts";
import { type Cart, toPricedRows } from "../cart/cart.ts";
import { calculateTotals } from "../money/money.ts";
import type { Locality } from "../reference-data/region.ts";
import { type Order, OrderItem, toOrderTotals } from "./order.ts";

/** An order before it is stored: without id, order number and timestamps. */
export type OrderDraft = Omit<Order, "_id" | "orderNumber" | "createdAt" | "updatedAt">;

/** Creates the order of one seller from a priced cart, with the seller's available items. */
export function draftOrder(cart: Cart, seller: User, buyer: Buyer, locality: Locality): OrderDraft {
  const items = cart.items.filter((item) => item.available && item.ownerId === seller._id);
  const cartSeller = cart.sellers.find(({ _id }) => _id === seller._id);
  const deliveryCost = cartSeller?.deliveryCost ?? null;
  const { street, zip } = buyer;
  const { address } = seller;
  return {
    status: "recieved",
    items: items.map((item) => OrderItem.parse(item)),
    buyer: {
      firstname: buyer.firstname,
      lastname: buyer.lastname,
      phonenumber: buyer.phonenumber,
      email: buyer.email,
      address: {
        street,
        zip,
        locality: { _id: locality._id, location: locality.location },
        region: locality.region,
      },
    },
    seller: {
      _id: seller._id,
      business: seller.business,
      ytunnus: seller.business ? seller.ytunnus : null,
      ...(!seller.business && { taxId: isVatExempt(seller) ? null : seller.ytunnus }),
      companyName: seller.companyName,
      fullName: seller.fullName,
      phonenumber: seller.contactInformation.phonenumbers[0] ?? "",
      email: seller.billingByPhone ? null : seller.email,
      address: {
        street: address.street,
        zip: address.zip,
        locality: { _id: address.locality._id, location: address.locality.location },
        region: address.region,
      },
    },
    includeInAnalyses: true,
    delivery: cartSeller?.delivery ?? false,
    ...(buyer.deliveryNotes && { deliveryNotes: buyer.deliveryNotes }),
    deliveryCost,
    totals: toOrderTotals(calculateTotals(toPricedRows(items, [deliveryCost]))),
  };
}
