import { isClosed, type User } from "@halkopiha/domain/accounts/user.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { Suspense } from "react";
import { type LoaderFunctionArgs, Navigate, Outlet, useLoaderData, useLocation } from "react-router-dom";
import { loadCurrentUser } from "../../../lib/auth/current-user.ts";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { getToday } from "../../../lib/format/today.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { SectionLayout } from "../../../lib/routing/SectionLayout.tsx";
import { LogOutButton } from "../../../market/account/LogOutButton.tsx";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { SellerContext } from "../shared/seller-context.ts";
import { InactiveAccount } from "./InactiveAccount.tsx";
import { LiveOrders } from "./LiveOrders.tsx";
import { sections } from "./sections.ts";
import { useUnreadOrders } from "./use-unread-orders.ts";

export { revalidateOnRequest as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";
export { ProfileSkeleton as HydrateFallback } from "./ProfileSkeleton.tsx";

/** Loaded lazily: only new sellers see them, and their contracts would join the script of every section. */
const FirstSteps = lazyPart(() => import("./FirstSteps.tsx").then((file) => file.FirstSteps));

/** Loaded lazily: few sellers see them. */
const BounceNotice = lazyPart(() => import("../shared/BounceNotice.tsx").then((file) => file.BounceNotice));
const TermsNotice = lazyPart(() =>
  import("../shared/terms/TermsNotice.tsx").then((file) => file.TermsNotice),
);
const ClosedAccount = lazyPart(() => import("./ClosedAccount.tsx").then((file) => file.ClosedAccount));

/** Whether a page of the profile shows orders: the list, or one of them. */
const isOrdersPage = (pathname: string) =>
  pathname.replace(/\/$/, "") === paths.profile || pathname.startsWith(`${paths.orders}/`);

/** What a seller whose account has been closed sees: why, and the orders that are still open. */
function ClosedProfile({ user }: { user: User }) {
  const { pathname } = useLocation();
  if (!isOrdersPage(pathname)) return <Navigate to={paths.profile} replace />;
  return (
    <SectionLayout
      label="Profiilin osiot"
      name={user.username}
      tag={<Badge variant="warning">Suljettu</Badge>}
      sections={sections.filter(({ path }) => path === paths.profile)}
      footer={<LogOutButton />}
    >
      {!pathname.startsWith(`${paths.orders}/`) && (
        <Suspense fallback={<Skeleton count={6} shape="line" />}>
          <ClosedAccount user={user} />
        </Suspense>
      )}
      <Outlet />
    </SectionLayout>
  );
}

/** Redirects visitors who are not logged in. §2 */
export const loader = async ({ request }: LoaderFunctionArgs) => ({ user: await loadCurrentUser(request) });

function ProfilePage() {
  const { user } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { isActive, account } = user.userAccount;
  useUnreadOrders(isActive || isClosed(user.userAccount));
  if (isClosed(user.userAccount))
    return (
      <>
        <PageHead title="Profiili" />
        <ClosedProfile user={user} />
      </>
    );
  return (
    <>
      <PageHead title="Profiili" />
      {isActive ? (
        <SellerContext value={user}>
          <LiveOrders />
          <SectionLayout
            label="Profiilin osiot"
            name={user.username}
            tag={<Badge variant="accent">{planName[account.accountPlan]}</Badge>}
            sections={sections}
            footer={<LogOutButton />}
          >
            {pathname === paths.profile && (
              <Suspense fallback={null}>
                <BounceNotice user={user} />
                <TermsNotice user={user} today={getToday()} />
                <FirstSteps user={user} />
              </Suspense>
            )}
            <Outlet />
          </SectionLayout>
        </SellerContext>
      ) : (
        <InactiveAccount user={user} />
      )}
    </>
  );
}

export { ProfilePage as Component };
