import { messages } from "@halkopiha/domain/messages.ts";
import type { OrderItem } from "@halkopiha/domain/orders/order.ts";
import { useSetAtom } from "jotai/react";
import { useTransition } from "react";
import { useNavigate } from "react-router-dom";
import { ApiError } from "../../lib/api/errors.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { paths } from "../../lib/routing/paths.ts";
import { Button } from "../../ui/forms/Button.tsx";

/** Puts the products of an order into the cart again, says what has changed since, and opens the cart. */
export function ReorderButton({ items }: { items: readonly OrderItem[] }) {
  const [isAdding, start] = useTransition();
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();

  async function press(): Promise<void> {
    try {
      // The outbox is loaded when it is needed: most open the page to read it.
      const { reorder } = await import("./reorder.ts");
      const { added, notes } = await reorder(items);
      if (added === 0) {
        showBanner("warning", ["Mitään ei lisätty ostoskoriin.", ...notes].join(" "));
        return;
      }
      const done = "Tilauksen tuotteet on lisätty ostoskoriin.";
      if (notes.length === 0) showBanner("success", done);
      else
        showBanner("warning", ["Tilauksesi on ostoskorissa, mutta jotain on muuttunut.", ...notes].join(" "));
      await navigate(paths.cart);
    } catch (error) {
      showBanner("danger", error instanceof ApiError ? error.message : messages.noResponse);
    }
  }

  return (
    <Button icon="cart" busy={isAdding} onClick={() => start(press)}>
      Tilaa uudelleen
    </Button>
  );
}
