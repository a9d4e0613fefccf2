import { expect, test } from "vitest";
import {
  otherSampleSeller,
  sampleBuyer,
  sampleCart,
  sampleDeliveryCost,
  sampleFirewood,
  sampleSeller,
} from "../../../testing/samples/sample-listings.ts";
import { describeDeliveryInTotal } from "./delivery-in-total.ts";

const birch = sampleFirewood();
const buyer = sampleBuyer;
const deliveryCosts = [sampleDeliveryCost()];
const alder = sampleFirewood({ _id: "alder", owner: otherSampleSeller() });
const onlyFetched = sampleFirewood({ owner: sampleSeller({ deliveryMethod: "Noutopiste" }) });
const wanted = { delivery: true, deliveryCostId: null };
const delivered = { halkomestari: wanted };
const bothDelivered = { ...delivered, kapytikanpuuay: wanted };

test.each([
  ["an address that is not known yet", sampleCart([birch], { deliveryCosts }), "ilman toimitusta"],
  ["products that are only fetched", sampleCart([onlyFetched]), null],
  ["a pickup", sampleCart([birch], { buyer, deliveryCosts }), null],
  [
    "a delivery with a price",
    sampleCart([birch], { buyer, deliveryCosts, choices: delivered }),
    "sisältää toimituksen",
  ],
  [
    "a delivery to be agreed with the seller",
    sampleCart([birch], { buyer, choices: delivered }),
    "ilman toimitusta",
  ],
  [
    "two deliveries, one of them without a price",
    sampleCart([birch, alder], { buyer, deliveryCosts, choices: bothDelivered }),
    "osa toimituksista puuttuu",
  ],
])("with %s, the total says the right thing about delivery", (_, cart, text) => {
  expect(describeDeliveryInTotal(cart)).toBe(text);
});
