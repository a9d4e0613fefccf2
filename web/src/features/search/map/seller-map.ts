import type { SellerCard } from "@halkopiha/domain/seller.ts";
import { divIcon, LayerGroup, type LeafletKeyboardEvent, Marker } from "leaflet";
import { openFinlandMap } from "../../../app/map/finland-map.ts";
import { classes } from "../../../ui/classes.ts";
import { type Clusters, clustersOf, type Pin } from "./clusters.ts";
import styles from "./SellerMap.module.css";

/** How near the map shows one seller. §9 */
const sellerZoom = 11;

export interface SellerMap {
  show: (sellers: readonly SellerCard[]) => void;
  /** Puts a seller in the middle and marks them. */
  centre: (seller: SellerCard) => void;
  remove: () => void;
}

function markerOf(pin: Pin, isChosen: boolean): Marker {
  const name = pin.kind === "cluster" ? `${pin.count} myyjää` : pin.seller.name;
  const icon = divIcon({
    className: classes(styles.pin, pin.kind === "cluster" && styles.cluster, isChosen && styles.chosen),
    html: pin.kind === "cluster" ? String(pin.count) : "",
    iconSize: [44, 44],
  });
  return new Marker([pin.lat, pin.lng], { icon, title: name, riseOnHover: true }).on("add", ({ target }) => {
    const element = target instanceof Marker ? target.getElement() : undefined;
    element?.setAttribute("aria-label", name);
  });
}

/** Who has the focus among the pins, by name. */
function focusedPin(place: HTMLElement): string | null {
  const focused = document.activeElement;
  return focused?.closest(".leaflet-marker-pane") && place.contains(focused)
    ? focused.getAttribute("aria-label")
    : null;
}

/** Draws a map of sellers into an element; `onChoose` hears of a pin that was pressed. */
export function openSellerMap(place: HTMLElement, onChoose: (seller: SellerCard) => void): SellerMap {
  const map = openFinlandMap(place, { maxZoom: 16 });
  const pins = new LayerGroup().addTo(map);
  let clusters: Clusters = clustersOf([]);
  let chosen: string | null = null;

  function press(pin: Pin): void {
    if (pin.kind === "cluster") {
      map.setView([pin.lat, pin.lng], clusters.zoomOf(pin.id));
      return;
    }
    chosen = pin.seller._id;
    onChoose(pin.seller);
    draw();
  }

  function pressByKey(pin: Pin, { originalEvent }: LeafletKeyboardEvent): void {
    if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
    originalEvent.preventDefault();
    press(pin);
  }

  /** Every drawing makes the pins anew: the one that had the focus gets it back, or the map when it is there no more. */
  function draw(): void {
    const focused = focusedPin(place);
    drawPins();
    if (focused === null) return;
    const again = [...place.querySelectorAll<HTMLElement>(".leaflet-marker-icon")].find(
      (pin) => pin.getAttribute("aria-label") === focused,
    );
    (again ?? place).focus({ preventScroll: true });
  }

  function drawPins(): void {
    const bounds = map.getBounds();
    pins.clearLayers();
    const seen = clusters.pinsIn(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      map.getZoom(),
    );
    for (const pin of seen) {
      const isChosen = pin.kind === "seller" && pin.seller._id === chosen;
      markerOf(pin, isChosen)
        .on("click", () => press(pin))
        .on("keydown", (event) => pressByKey(pin, event))
        .addTo(pins);
    }
  }

  map.on("moveend", draw);
  return {
    show: (sellers) => {
      clusters = clustersOf(sellers);
      draw();
    },
    centre: (seller) => {
      chosen = seller._id;
      map.setView(seller.address.coords, sellerZoom);
      draw();
    },
    remove: () => map.remove(),
  };
}
