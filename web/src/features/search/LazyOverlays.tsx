import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";

const Overlays = lazyPart(() => import("./Overlays.tsx").then((file) => file.Overlays));

/** The overlays of a product list, which are loaded after the list. */
export function LazyOverlays(props: ComponentProps<typeof Overlays>) {
  return (
    <Suspense fallback={null}>
      <Overlays {...props} />
    </Suspense>
  );
}
