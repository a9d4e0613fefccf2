import { expect, test } from "vitest";
import { checkMailDomain } from "./mail-domain.ts";

const key = `v=DKIM1; k=rsa; p=${"A".repeat(300)}`;
const well: Record<string, string[]> = {
  "halkopiha.example": ["google-site-verification=x", "v=spf1 include:posti.example -all"],
  "s1._domainkey.halkopiha.example": [key],
  "_dmarc.halkopiha.example": ["v=DMARC1; p=reject; rua=mailto:posti@halkopiha.example"],
};

async function check(records: Record<string, string[]>, selector: string | undefined = "s1") {
  const resolve = async (name: string) => {
    const texts = records[name];
    if (!texts) throw new Error("ENOTFOUND");
    // A long record comes in parts.
    return texts.map((text) => text.match(/.{1,200}/g) ?? []);
  };
  return (await checkMailDomain("halkopiha.example", selector, resolve)).map(({ ok }) => ok);
}

test("a domain with SPF, DKIM and DMARC is well", async () => {
  expect(await check(well)).toEqual([true, true, true]);
});

test.each([
  ["no records", {}, [false, false, false]],
  ["an SPF that lets everybody send", { ...well, "halkopiha.example": ["v=spf1 +all"] }, [false, true, true]],
  ["two SPF records", { ...well, "halkopiha.example": ["v=spf1 -all", "v=spf1 ~all"] }, [false, true, true]],
  [
    "a revoked DKIM key",
    { ...well, "s1._domainkey.halkopiha.example": ["v=DKIM1; p="] },
    [true, false, true],
  ],
  [
    "a DMARC that only watches",
    { ...well, "_dmarc.halkopiha.example": ["v=DMARC1; p=none"] },
    [true, true, false],
  ],
])("a domain with %s is not", async (_what, records, expected) => {
  expect(await check(records)).toEqual(expected);
});

test("without a selector the check asks for it", async () => {
  const [, dkim] = await checkMailDomain("halkopiha.example", undefined, async () => []);
  expect(dkim).toEqual({ ok: false, line: expect.stringContaining("--dkim-selector") });
});
