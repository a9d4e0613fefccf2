import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { DivIcon, type LatLngBounds, type LeafletKeyboardEvent, Marker as LeafletMarker } from "leaflet";
import { useMemo } from "react";
import { Marker, useMap } from "react-leaflet";
import { formatCount, nouns } from "../../../lib/format/count.ts";
import { useVisibleArea } from "../../../lib/map/use-visible-area.ts";
import { joinClasses } from "../../../ui/classes.ts";
import { type Bounds, createClusters, type Pin } from "./clusters.ts";
import styles from "./SellerMap.module.css";

const toBounds = (bounds: LatLngBounds): Bounds => [
  bounds.getWest(),
  bounds.getSouth(),
  bounds.getEast(),
  bounds.getNorth(),
];

const getPinKey = (pin: Pin) =>
  pin.kind === "seller" ? pin.seller._id : `${pin.count} at ${pin.lat} ${pin.lng}`;

interface PinProps {
  pin: Pin;
  isChosen: boolean;
  onPress(): void;
}

function SellerPin({ pin, isChosen, onPress }: PinProps) {
  const count = pin.kind === "cluster" ? pin.count : undefined;
  const name = pin.kind === "cluster" ? formatCount(pin.count, nouns.seller) : pin.seller.name;
  const icon = useMemo(
    () =>
      new DivIcon({
        className: joinClasses(styles.pin, count !== undefined && styles.cluster, isChosen && styles.chosen),
        html: count === undefined ? "" : String(count),
        iconSize: [44, 44],
      }),
    [count, isChosen],
  );

  function pressByKey({ originalEvent }: LeafletKeyboardEvent): void {
    if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
    originalEvent.preventDefault();
    onPress();
  }

  return (
    <Marker
      position={[pin.lat, pin.lng]}
      icon={icon}
      title={name}
      riseOnHover
      eventHandlers={{
        add: ({ target }) => {
          if (target instanceof LeafletMarker) target.getElement()?.setAttribute("aria-label", name);
        },
        click: onPress,
        keydown: pressByKey,
      }}
    />
  );
}

interface Props {
  sellers: readonly SellerSummary[];
  /** Id of the seller whose pin is highlighted. */
  chosen: string | undefined;
  onChoose(seller: SellerSummary): void;
}

/** Pins of the visible sellers; sellers close to each other form a cluster, and clicking it zooms in. */
export function SellerPins({ sellers, chosen, onChoose }: Props) {
  const map = useMap();
  const { bounds, zoom } = useVisibleArea();
  const clusters = useMemo(() => createClusters(sellers), [sellers]);

  function press(pin: Pin): void {
    if (pin.kind === "seller") {
      onChoose(pin.seller);
      return;
    }
    map.setView([pin.lat, pin.lng], clusters.getExpansionZoom(pin.id));
    // The focused pin disappears, so move the focus to the map.
    map.getContainer().focus({ preventScroll: true });
  }

  return clusters
    .listPins(toBounds(bounds), zoom)
    .map((pin) => (
      <SellerPin
        key={getPinKey(pin)}
        pin={pin}
        isChosen={pin.kind === "seller" && pin.seller._id === chosen}
        onPress={() => press(pin)}
      />
    ));
}
