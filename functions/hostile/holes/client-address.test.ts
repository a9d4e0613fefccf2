import { requestPincode } from "@halkopiha/domain/contract/accounts/registration.ts";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { expect, test } from "vitest";
import { Client } from "../../test/support/api.ts";
import { personForm } from "../../test/support/users.ts";

/** The status of the last of 31 requests for a code, one more than an address may send; `headersOf` gives the headers of each. */
async function lastStatus(headersOf: (time: number) => Record<string, string>): Promise<number> {
  let status = 0;
  for (let time = 0; time < 31; time += 1) {
    const client = new Client("");
    const body = { email: personForm().email };
    status = (await client.sendJson("PATCH", requestPincode.path, body, headersOf(time))).status;
  }
  return status;
}

test.each([
  {
    what: "a made-up fastly-client-ip",
    headersOf: (time: number) => ({
      "x-forwarded-for": "198.51.100.7",
      "fastly-client-ip": `203.0.113.${time}`,
    }),
  },
  {
    what: "made-up earlier hops",
    headersOf: (time: number) => ({ "x-forwarded-for": `203.0.113.${time}, 198.51.100.8` }),
  },
  {
    what: "a made-up hop of the CDN's",
    headersOf: (time: number) => ({
      "x-forwarded-for": `203.0.113.${time}, 151.101.1.${time}, 198.51.100.9`,
    }),
  },
  {
    what: "made-up Forwarded and X-Real-IP headers",
    headersOf: (time: number) => ({
      "x-forwarded-for": "198.51.100.10",
      "x-real-ip": `203.0.113.${time}`,
      forwarded: `for=203.0.113.${time}`,
    }),
  },
  {
    what: "another address of the same IPv6 network",
    headersOf: (time: number) => ({ "x-forwarded-for": `2001:db8:1:2:${time + 1}::${time + 1}` }),
  },
  {
    what: "another 6to4 address of the same IPv4 address",
    headersOf: (time: number) => ({ "x-forwarded-for": `2002:c633:640c:${time + 1}::1` }),
  },
  {
    what: "the IPv4 address that a NAT64 address contains, and another prefix",
    headersOf: (time: number) => ({
      "x-forwarded-for": time % 2 ? "64:ff9b::198.51.100.13" : "198.51.100.13",
    }),
  },
  {
    what: "another spelling of the address",
    headersOf: (time: number) => ({ "x-forwarded-for": time % 2 ? "::ffff:198.51.100.11" : "198.51.100.11" }),
  },
])("$what does not make a request another address's", async ({ headersOf }) => {
  expect(await lastStatus(headersOf)).toBe(429);
});

test("behind Hosting, whose hop is known, each visitor is counted alone", async () => {
  const hosting = "157.52.64.3";
  expect(await lastStatus((time) => ({ "x-forwarded-for": `192.0.2.${time}, ${hosting}` }))).toBe(200);
  expect(await lastStatus(() => ({ "x-forwarded-for": `192.0.2.200, ${hosting}` }))).toBe(429);
});

test("a garbled header is counted as one address and lets the login through", async () => {
  const client = new Client("");
  const body = { username: "mokkiklapi", password: "Mokkiklapi1" };
  const { status } = await client.sendJson("POST", login.path, body, {
    "x-forwarded-for": "'; DROP TABLE, <b>,,, 1.2.3",
  });
  expect(status).toBe(200);
});

test("a household with many IPv6 networks has four times the requests of one", async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 121; time += 1) {
    const client = new Client("");
    const headers = { "x-forwarded-for": `2001:db8:7:${(0x4200 + time).toString(16)}::1` };
    const body = { email: personForm().email };
    statuses.push((await client.sendJson("PATCH", requestPincode.path, body, headers)).status);
  }
  expect(statuses).toEqual([...Array(120).fill(200), 429]);
});
