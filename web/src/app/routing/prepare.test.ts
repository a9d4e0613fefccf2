import { describe, expect, test } from "vitest";
import type { Location } from "./location.ts";
import { type PageRoute, Redirect, redirect } from "./page-route.ts";
import { prepare, type Shown } from "./prepare.ts";

const at = (path: string): Location => {
  const { pathname, search, hash } = new URL(path, "https://halkopiha.fi");
  return { pathname, search, hash, state: null, key: path };
};

let loaded: string[] = [];
const Component = () => null;
const page = (name: string, loader = (): unknown => name) => ({
  lazy: async () => ({
    Component,
    loader: () => {
      loaded.push(name);
      return loader();
    },
  }),
});

const routes: PageRoute[] = [
  { index: true, ...page("front") },
  { path: "/haku", ...page("search") },
  {
    path: "/profiili",
    ...page("profile"),
    children: [
      { index: true, ...page("orders") },
      { path: "tilaukset/:id", ...page("order") },
      {
        path: "rikki",
        ...page("broken section", () => {
          throw new Error("ei onnistu");
        }),
      },
    ],
  },
  {
    path: "/suljettu",
    ...page("closed", () => {
      throw redirect("/");
    }),
  },
  {
    path: "/rikki",
    ...page("broken", () => {
      throw new Error("ei onnistu");
    }),
  },
  { path: "*", ...page("missing") },
];

async function shownAt(path: string, kept: Shown | null = null): Promise<Shown> {
  loaded = [];
  const shown = await prepare(routes, at(path), kept);
  if (shown instanceof Redirect) throw new Error(`sent to ${shown.to}`);
  return shown;
}

const dataOf = ({ pages }: Shown) => pages.map(({ data }) => data);

test.each([
  { path: "/", data: ["front"] },
  { path: "/haku?category=Polttopuut", data: ["search"] },
  { path: "/profiili", data: ["profile", "orders"] },
  { path: "/profiili/tilaukset/HP-1", data: ["profile", "order"] },
  { path: "/ei/ole", data: ["missing"] },
])("at $path stand $data", async ({ path, data }) => {
  expect(dataOf(await shownAt(path))).toEqual(data);
});

describe("moving about inside a page", () => {
  test("asks for what is new only", async () => {
    const orders = await shownAt("/profiili");
    expect(dataOf(await shownAt("/profiili/tilaukset/HP-1", orders))).toEqual(["profile", "order"]);
    expect(loaded).toEqual(["order"]);
  });

  test("asks for everything once something has failed", async () => {
    const broken = await shownAt("/rikki", await shownAt("/profiili"));
    await shownAt("/profiili", broken);
    expect(loaded.sort()).toEqual(["orders", "profile"]);
  });
});

test("a page that is not for this visitor says where to go", async () => {
  expect(await prepare(routes, at("/suljettu"), null)).toEqual(new Redirect("/"));
});

test("a page that fails keeps what went wrong", async () => {
  expect(await shownAt("/rikki")).toMatchObject({ error: new Error("ei onnistu") });
});

describe("a section that fails", () => {
  test("leaves the page around it standing", async () => {
    const shown = await shownAt("/profiili/rikki");
    expect(dataOf(shown)).toEqual(["profile"]);
    expect(shown.error).toEqual(new Error("ei onnistu"));
  });

  test("is asked for again alone when one goes on from it", async () => {
    const orders = await shownAt("/profiili", await shownAt("/profiili/rikki"));
    expect(dataOf(orders)).toEqual(["profile", "orders"]);
    expect(loaded).toEqual(["orders"]);
  });

  test("does not keep the page around it from leading elsewhere", async () => {
    const closed: PageRoute = {
      path: "/suljettu",
      ...page("closed", async () => {
        await Promise.resolve();
        throw redirect("/");
      }),
      children: [
        {
          path: "rikki",
          lazy: () => Promise.reject(new Error("ei onnistu")),
        },
      ],
    };
    expect(await prepare([closed], at("/suljettu/rikki"), null)).toEqual(new Redirect("/"));
  });
});
