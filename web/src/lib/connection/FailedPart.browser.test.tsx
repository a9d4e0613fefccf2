import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { Suspense } from "react";
import { Await, useLoaderData } from "react-router-dom";
import { expect, test } from "vitest";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { goOnline } from "../../testing/calls/connection.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { sampleRegions } from "../../testing/samples/samples.ts";
import { api } from "../api/client.ts";
import { FailedPart } from "./FailedPart.tsx";

const loader = () => {
  const regions = api(listRegions, {}, { handlesErrors: true });
  regions.catch(() => undefined);
  return { regions };
};

function Page() {
  const { regions } = useLoaderData<typeof loader>();
  return (
    <Suspense>
      <Await
        resolve={regions}
        errorElement={
          <FailedPart>
            <p>Maakuntia ei saatu haettua.</p>
          </FailedPart>
        }
      >
        {(loaded) => <p>{`${loaded.regions.length} maakuntaa`}</p>}
      </Await>
    </Suspense>
  );
}

test("a part of a page that could not be loaded is loaded again when the network is back", async () => {
  rejectCall(listRegions, new AppError("fault"));
  const screen = await renderRoute({ loader, Component: Page });
  await expect.element(screen.getByText("Maakuntia ei saatu haettua.")).toBeVisible();
  answerCall(listRegions, { regions: sampleRegions });
  await goOnline();
  await expect.element(screen.getByText(`${sampleRegions.length} maakuntaa`)).toBeVisible();
});
