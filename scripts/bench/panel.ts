import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { connect } from "../../emulator-data/seed-clients.ts";
import { withTriggersDisabled } from "../../emulator-data/with-triggers-disabled.ts";
import { main, run } from "../suite/run.ts";
import { measureLists } from "./panel-lists.ts";
import { fillPanelMarket, sizes } from "./panel-market.ts";

// Measures the lists of the admin panel in a large market: the documents each reads, then the time until each is rendered in Chromium.

async function rootToken(): Promise<string> {
  const response = await fetch(`${process.env["APP_URL"]}${login.path}`, {
    method: login.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "juuri", password: "Juurijuuri1" }),
  });
  return login.response.parse(await response.json()).token;
}

/** An order of the seller who has most of the newest orders. */
async function findOrder(clients: ReturnType<typeof connect>) {
  const newest = clients.firestore.collection("orders").orderBy("createdAt", "desc").limit(1000);
  const { docs } = await newest.get();
  const counts = new Map<string, number>();
  for (const order of docs) {
    const sellerId = String(order.get("seller._id"));
    counts.set(sellerId, (counts.get(sellerId) ?? 0) + 1);
  }
  const [sellerId = ""] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const order = docs.find((one) => one.get("seller._id") === sellerId);
  if (!order) throw new Error("there are no orders");
  return {
    sellerId,
    orderNumber: String(order.get("orderNumber")),
    buyerEmail: String(order.get("buyer.email")),
    day: order.get("createdAt").toDate().toISOString().slice(0, 10),
  };
}

await main(async () => {
  const clients = connect();
  const started = performance.now();
  await withTriggersDisabled(() => fillPanelMarket(clients));
  console.info(`Filled in ${Math.round((performance.now() - started) / 1000)} s:`, sizes);
  const lists = await measureLists({ token: await rootToken(), ...(await findOrder(clients)) });
  console.table(lists);
  const isQuick = (await run("node", ["e2e/panel/main.ts"])) === 0;
  return isQuick && lists.every((list) => list["few enough"]) ? 0 : 1;
});
