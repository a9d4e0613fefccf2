import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from "react-router-dom";
import { loadCurrentUser } from "../../../lib/auth/current-user.ts";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { SectionLayout } from "../../../lib/routing/SectionLayout.tsx";
import { LogOutButton } from "../../../offline/ui/LogOutButton.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { SellerContext } from "../shared/seller-context.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { InactiveAccount } from "./InactiveAccount.tsx";
import { LiveOrders } from "./LiveOrders.tsx";
import { sections } from "./sections.ts";

export { revalidateOnRequest as shouldRevalidate } from "../../../lib/routing/should-revalidate.ts";
export { ProfileSkeleton as HydrateFallback } from "./ProfileSkeleton.tsx";

/** Redirects visitors who are not logged in. §2 */
export const loader = async ({ request }: LoaderFunctionArgs) => ({ user: await loadCurrentUser(request) });

function ProfilePage() {
  const { user } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { isActive, account } = user.userAccount;
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
            {pathname === paths.profile && <FirstSteps user={user} />}
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
