import type { Call } from "@halkopiha/domain/contract/call.ts";
import { openapi } from "@halkopiha/domain/contract/service.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { Client, ErrorBody, type Reply } from "../test/support/api.ts";
import { findInconsistencies } from "./invariants.ts";
import { type Actor, type HostileRequest, requestsFor } from "./requests.ts";
import { actors, knownIds, knownValues, ownId } from "./sample-values.ts";

const calls: Readonly<Record<string, Call>> = table;

/** The market is read again between rounds, so that later requests use created entities too. */
const rounds = 10;
const requestsPerRound = 500;
/** Number of concurrent requests. */
const concurrency = 10;

/** Fixed, so that a failing run depends only on the change under test: `HOSTILE_SEED` tries other requests. */
const seed = Number(process.env["HOSTILE_SEED"] ?? 20_261_121);

const tokens = new Map<Actor, string>();
/** The carts are shared, so that requests interfere with each other. */
const cookies = ["", "", "", ""];
const successes = new Map<string, number>();

beforeAll(async () => {
  for (const actor of ["seller", "newcomer", "admin", "root"] as const) {
    const { username, password } = actors[actor];
    tokens.set(actor, (await new Client().logIn(username, password)).token);
  }
});

const AnyObject = z.looseObject({});

/** An order needs the cart that its buyer saw, which no generator guesses: every second one reads it first. */
async function withSeenCart({ operationId, body }: HostileRequest, client: Client, at: number) {
  if (operationId !== "placeOrder" || typeof body !== "string" || at % 2 === 1) return body;
  try {
    const order = AnyObject.parse(JSON.parse(body));
    const { cart } = await client.call(readCart, {});
    return JSON.stringify({ ...order, cart });
  } catch {
    return body;
  }
}

async function sendRequest(request: HostileRequest, at: number): Promise<Reply> {
  const { actor, method, path, headers } = request;
  const client = new Client();
  client.token = tokens.get(actor) ?? "";
  client.cookie = cookies[at % cookies.length] ?? "";
  const own = actor === "seller" || actor === "newcomer" ? actors[actor].username : ownId;
  const body = await withSeenCart(request, client, at);
  const init = body === null ? { headers } : { headers, body };
  const reply = await client.send(method, path.replaceAll(ownId, own), init);
  cookies[at % cookies.length] = client.cookie;
  return reply;
}

/** The HTTP server itself responds with this status, before the app receives the request. */
const headersTooLarge = 431;

/** The problem of an undocumented response; null when there is none. */
function findProblem({ operationId }: HostileRequest, { status, body }: Reply): string | null {
  if (status >= 500) return "is a server error";
  if (status === headersTooLarge) return null;
  if (status >= 400) return ErrorBody.safeParse(body).success ? null : "is not an error response";
  successes.set(operationId, (successes.get(operationId) ?? 0) + 1);
  const { response } = calls[operationId] ?? {};
  const { error } = status === 304 || !response ? {} : z.safeParse(response, body);
  return error ? `does not match the schema: ${error.message}` : null;
}

/** Sends requests concurrently and returns the problems of their responses. */
async function sendAll(requests: HostileRequest[]): Promise<object[]> {
  const problems: object[] = [];
  const senders = Array.from({ length: concurrency }, async (_, sender) => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const reply = await sendRequest(request, sender);
      const problem = findProblem(request, reply);
      if (problem) problems.push({ problem, status: reply.status, request, answer: reply.body });
    }
  });
  await Promise.all(senders);
  return problems;
}

test("no request is answered with a server error, whatever is asked", { timeout: 1_800_000 }, async () => {
  const document = await new Client().call(openapi, {});
  const problems: object[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const requests = requestsFor(document, await knownValues(), await knownIds());
    problems.push(
      ...(await sendAll(fc.sample(requests, { seed: seed + round * 7919, numRuns: requestsPerRound }))),
    );
  }
  expect(problems).toEqual([]);
});

test("and nothing has been left half-written", { timeout: 600_000 }, async () => {
  await expect.poll(findInconsistencies, { timeout: 300_000, interval: 1000 }).toEqual([]);
});

afterAll(() => {
  const never = Object.keys(calls).filter((name) => !successes.has(name));
  console.info(`Seed ${seed}. Never succeeded: ${never.join(", ") || "none"}`);
});
