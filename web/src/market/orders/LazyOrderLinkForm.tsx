import { Suspense } from "react";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";

/** Loaded after the page, because it imports the form library and few need it. */
const OrderLinkForm = lazyPart(() => import("./OrderLinkForm.tsx").then((file) => file.OrderLinkForm));

/** The form that mails the link of an order. */
export const LazyOrderLinkForm = () => (
  <Suspense fallback={<Skeleton count={1} />}>
    <OrderLinkForm />
  </Suspense>
);
