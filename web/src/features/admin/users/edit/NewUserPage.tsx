import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router-dom";
import { PageHead } from "../../../../lib/routing/PageHead.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { SectionTitle } from "../../../../ui/layout/SectionTitle.tsx";
import type { loader } from "./new-user-route.tsx";

/** It judges phone numbers and ids, which takes more script than a page may load at once. */
const NewUserForm = lazy(() => import("./NewUserForm.tsx").then((file) => ({ default: file.NewUserForm })));

export function NewUserPage() {
  const { regions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Luo käyttäjä" />
      <SectionTitle area="Hallinta" section="Luo käyttäjä" />
      <Card>
        <Suspense fallback={<Skeleton count={8} shape="line" />}>
          <NewUserForm regions={regions} />
        </Suspense>
      </Card>
    </>
  );
}
