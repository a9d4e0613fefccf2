import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadRegions } from "../../../../lib/api/locations.ts";
import { loadCurrentUser, useLatestUser } from "../../../../lib/auth/current-user.ts";
import { lazyPart } from "../../../../lib/connection/lazy-part.tsx";
import { useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { formatDate, formatDateTime } from "../../../../lib/format/format.ts";
import { guideFile } from "../../../../lib/routing/guide-file.ts";
import { useRevalidate } from "../../../../lib/routing/should-revalidate.ts";
import { profileSections } from "../../../../market/account/profile-sections.ts";
import { PageHead } from "../../../../market/page-head/PageHead.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { buttonClass } from "../../../../ui/forms/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { SectionTitle } from "../../../../ui/layout/SectionTitle.tsx";
import styles from "../AccountPage.module.css";
import { PendingIdentity } from "./PendingIdentity.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const listed = loadRegions();
  const user = await loadCurrentUser(request);
  // If the regions cannot be loaded, offer the seller's own region, because saving would lose it otherwise.
  const own = { ...user.address.region, zoom: user.address.locality.zoom, coords: user.address.coords };
  return { user, regions: listed.then((regions) => (regions.length > 0 ? regions : [own])) };
}

/** Loaded lazily: the validation of phone numbers and ids exceeds a page's script budget. */
const UserInfoForm = lazyPart(() => import("./UserInfoForm.tsx").then((file) => file.UserInfoForm));

/** Loaded lazily: few sellers see it. */
const BounceNotice = lazyPart(() =>
  import("../../shared/BounceNotice.tsx").then((file) => file.BounceNotice),
);

const PendingEmail = lazyPart(() => import("./PendingEmail.tsx").then((file) => file.PendingEmail));

function GuideLink() {
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline ? (
        <p className={styles.needsNet}>
          <Icon name="offline" />
          Yrittäjän oppaan lataaminen vaatii verkkoyhteyden.
        </p>
      ) : (
        <a href={guideFile} download className={buttonClass("plain")}>
          <Icon name="download" />
          Lataa yrittäjän opas (PDF)
        </a>
      )}
    </div>
  );
}

/** Name and contact details of the account. §2 */
function AccountCard({ user }: { user: User }) {
  const { address, contactInformation, createdAt, email } = user;
  const facts = [
    { term: "Osoite", value: `${address.street}, ${address.zip} ${address.locality.location}` },
    { term: "Sähköposti", value: email ?? "Ei annettu" },
    { term: "Puhelinnumero", value: contactInformation.phonenumbers[0] ?? "Ei annettu" },
    { term: "Tili luotu", value: formatDate(createdAt) },
  ];
  return (
    <Card className={styles.account}>
      <h2>{displayName(user)}</h2>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <GuideLink />
    </Card>
  );
}

function UserInfoPage() {
  const { user: loaded, regions } = useLoaderData<typeof loader>();
  const [user, setSaved] = useLatestUser(loaded);
  const revalidate = useRevalidate();

  function onSaved(saved: User) {
    setSaved(saved);
    // The pages around this one tell of rejected messages too.
    if (user.bounces) void revalidate();
  }

  return (
    <>
      <PageHead title={profileSections.userInfo.text} />
      <SectionTitle area="Profiili" section={profileSections.userInfo.text} />
      <Suspense fallback={null}>{user.bounces && <BounceNotice user={user} />}</Suspense>
      <div className={styles.columns}>
        <AccountCard user={user} />
        <Card className={styles.panel}>
          <div>
            <h2>Muokkaa tietoja</h2>
            <p className={styles.modified}>Viimeksi muokattu {formatDateTime(user.updatedAt)}</p>
          </div>
          <Suspense fallback={<Skeleton count={8} shape="line" />}>
            {user.pendingIdentity && (
              <PendingIdentity key={user.pendingIdentity.requestedAt} user={user} onSaved={onSaved} />
            )}
            {user.pendingEmail && (
              <PendingEmail user={user} pendingEmail={user.pendingEmail} onSaved={onSaved} />
            )}
            <UserInfoForm key={`${user._id} ${user.email}`} user={user} regions={regions} onSaved={onSaved} />
          </Suspense>
        </Card>
      </div>
    </>
  );
}

export { UserInfoPage as Component };
