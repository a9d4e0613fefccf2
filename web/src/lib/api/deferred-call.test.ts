import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { expect, test } from "vitest";
import { deferCall } from "./deferred-call.ts";
import { storeRendered } from "./prefetch.ts";
import { catchApiError, json, network } from "./testing/network.ts";

test("a deferred call is parsed with the schemas that are loaded while the server answers", async () => {
  const { api, sent } = network(() => json({ regions: [{ name: 1 }] }));
  const error = await catchApiError(
    api(
      deferCall("/api/regions", async () => listRegions),
      {},
    ),
  );
  expect([error.code, sent[0]?.url]).toEqual(["unreadable", "/api/regions"]);
});

test("a deferred call whose schemas do not load has had no response", async () => {
  const { api } = network(() => json({ regions: [] }));
  const deferred = deferCall(
    "/api/regions",
    (): Promise<typeof listRegions> => Promise.reject(new Error("offline")),
  );
  expect((await catchApiError(api(deferred, {}))).code).toBe("noResponse");
});

test("a deferred call takes the answer that the page was rendered from, once, without loading its schemas", async () => {
  const { api, sent } = network(() => json({ regions: [] }));
  let loaded = 0;
  const deferred = deferCall("/api/regions", async () => {
    loaded += 1;
    return listRegions;
  });
  storeRendered("/api/regions", { regions: [{ name: "Kainuu" }] });
  expect((await api(deferred, {})).regions[0]?.name).toBe("Kainuu");
  expect([loaded, sent.length]).toEqual([0, 0]);
  expect((await api(deferred, {})).regions).toEqual([]);
  expect([loaded, sent.length]).toEqual([1, 1]);
});

test("an answer that is recognized needs no schemas, every other one does", async () => {
  const answers = [{ regions: [] }, { regions: [{ name: 1 }] }];
  const { api } = network(() => json(answers.shift()));
  let loaded = 0;
  const load = async () => {
    loaded += 1;
    return listRegions;
  };
  const deferred = deferCall("/api/regions", load, (answer) =>
    JSON.stringify(answer) === '{"regions":[]}' ? { regions: [] } : undefined,
  );
  expect([await api(deferred, {}), loaded]).toEqual([{ regions: [] }, 0]);
  expect([(await catchApiError(api(deferred, {}))).code, loaded]).toEqual(["unreadable", 1]);
});
