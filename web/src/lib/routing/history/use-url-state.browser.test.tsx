import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { expect, test } from "vitest";
import { createDeferred } from "../../../testing/calls/deferred.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { revalidateUnlessHashChange } from "../should-revalidate.ts";
import { useUrlState } from "./use-url-state.ts";

const words = ["koivu", "kuusi", "haapa"];

/** A page with a button for each word, which adds it to those in the URL; `hold` makes its next loads wait for `release`. */
async function renderWords() {
  let held = Promise.resolve();
  const loader = async ({ request }: LoaderFunctionArgs) => {
    await held;
    return new URL(request.url).searchParams.getAll("sana");
  };
  function Component() {
    const [chosen, choose] = useUrlState(
      useLoaderData<typeof loader>(),
      (params) => params.getAll("sana"),
      (state) => ({ search: new URLSearchParams(state.map((word) => ["sana", word])).toString() }),
    );
    return words.map((word) => (
      <button
        key={word}
        type="button"
        aria-pressed={chosen.includes(word)}
        onClick={() => choose([...chosen, word])}
      >
        {word}
      </button>
    ));
  }
  const shouldRevalidate = revalidateUnlessHashChange;
  const screen = await renderRoute({ loader, shouldRevalidate, Component }, "/haku");
  function hold(): () => void {
    const { promise, resolve } = createDeferred();
    held = promise;
    return resolve;
  }
  const choose = (word: string) => screen.getByRole("button", { name: word }).click();
  const expectChosen = (...chosen: string[]) =>
    expect
      .poll(() => words.filter((word) => screen.getByRole("button", { name: word, pressed: true }).query()))
      .toEqual(chosen);
  const expectAddress = (search: string) =>
    expect.poll(() => screen.router.state.location.search).toBe(search);
  return { ...screen, hold, choose, expectChosen, expectAddress };
}

test("changes that follow each other before a page has loaded are all made", async () => {
  const { hold, choose, expectChosen, expectAddress } = await renderWords();
  const release = hold();
  await choose("koivu");
  await choose("kuusi");
  await expectChosen("koivu", "kuusi");
  release();
  await expectAddress("?sana=koivu&sana=kuusi");
  await choose("haapa");
  await expectAddress("?sana=koivu&sana=kuusi&sana=haapa");
});

test("a change stays when the page is loaded again before it has been", async () => {
  const { router, hold, choose, expectChosen, expectAddress } = await renderWords();
  const release = hold();
  await choose("koivu");
  void router.revalidate();
  // The router ends the first navigation when the second one begins.
  await new Promise((resolve) => setTimeout(resolve));
  await choose("kuusi");
  await expectChosen("koivu", "kuusi");
  release();
  await expectAddress("?sana=koivu&sana=kuusi");
});

test("a link that is followed meanwhile counts, and a change after it builds on it", async () => {
  const { router, hold, choose, expectChosen, expectAddress } = await renderWords();
  const release = hold();
  await choose("koivu");
  void router.navigate("?sana=haapa");
  await expectChosen("haapa");
  await choose("kuusi");
  release();
  await expectAddress("?sana=haapa&sana=kuusi");
});

test("a change that is given up by Back and Forward is not shown", async () => {
  const { router, hold, choose, expectChosen, expectAddress } = await renderWords();
  await choose("haapa");
  await expectAddress("?sana=haapa");
  const release = hold();
  await choose("koivu");
  await expectChosen("koivu", "haapa");
  void router.navigate(-1);
  await expectChosen();
  void router.navigate(1);
  release();
  await expectAddress("?sana=haapa");
  await expectChosen("haapa");
});

test("a change that is given up for a dialog is not shown when the dialog closes", async () => {
  const { router, hold, choose, expectChosen } = await renderWords();
  const release = hold();
  await choose("koivu");
  await router.navigate("#dialog");
  await expectChosen();
  await router.navigate(-1);
  await expect.poll(() => router.state.location.hash).toBe("");
  release();
  await expectChosen();
});

test("a change that is taken back before it was rendered is not shown", async () => {
  const { router, choose, expectChosen, expectAddress } = await renderWords();
  const { navigate } = router;
  router.subscribe(({ location, navigation }) => {
    if (location.search === "?sana=koivu" && navigation.state === "idle") void navigate(-1);
  });
  await choose("koivu");
  await expectAddress("");
  await expectChosen();
});

test("Back shows the state of the page before", async () => {
  const { router, hold, choose, expectChosen, expectAddress } = await renderWords();
  await choose("koivu");
  await expectAddress("?sana=koivu");
  await choose("kuusi");
  await expectAddress("?sana=koivu&sana=kuusi");
  const release = hold();
  void router.navigate(-1);
  await expectChosen("koivu");
  release();
  await expectAddress("?sana=koivu");
  await expectChosen("koivu");
});
