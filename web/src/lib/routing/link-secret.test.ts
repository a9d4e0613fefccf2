import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { expect, test } from "vitest";
import { isLinkPage, moveSecretToFragment, readSecret } from "./link-secret.ts";

const secret = "aA0_-".repeat(4);
const links = Object.entries(mailedLinks).map(([name, link]) => ({ name, link }));

/** The address after the secret has been moved; null when nothing is moved. */
function move(address: string): string | null {
  const { pathname, search } = new URL(address, "https://halkopiha.fi");
  let moved: string | null = null;
  const replaceState = (_state: unknown, _title: string, url?: string | URL | null) => {
    moved = String(url);
  };
  moveSecretToFragment({ pathname, search }, { state: null, replaceState });
  return moved;
}

test.each(links)("an old link gets its secret into the fragment: $name", ({ link }) => {
  const path = link.path.replace(":id", "abc");
  const address = `${path}#${link.secret}=${secret}`;
  expect(move(`${path}?${link.secret}=${secret}`)).toBe(address);
  expect(readSecret(link, new URL(address, "https://halkopiha.fi").hash)).toBe(secret);
  expect(isLinkPage(path)).toBe(true);
});

test("what ends alerts keeps its characters", () => {
  const token = `abc.def~${secret}`;
  expect(move(`/hakuvahti?lopeta=${token}`)).toBe(`/hakuvahti#lopeta=${token}`);
});

test("the rest of a query stays, and the secret leaves it in every form of the path", () => {
  expect(move(`/asiakaspalvelu/abc/?utm=posti&t=${secret}`)).toBe(
    `/asiakaspalvelu/abc/?utm=posti#t=${secret}`,
  );
  expect(move(`/Asiakaspalvelu/abc?t=${secret}`)).toBe(`/Asiakaspalvelu/abc#t=${secret}`);
  expect(move(`/hakuvahti?vahvista=a&lopeta=b`)).toBe("/hakuvahti#vahvista=a&lopeta=b");
});

test.each(["/asiakaspalvelu/abc", "/asiakaspalvelu?t=abc", "/hakuvahti?t=abc", "/haku?t=abc"])(
  "an address without the secret of its page stays as it is: %s",
  (address) => {
    expect(move(address)).toBeNull();
  },
);

test.each(["", "#", "#t=", "#sisalto", "#lopeta=abc"])(
  "a fragment without the secret has none: %j",
  (hash) => {
    expect(readSecret(mailedLinks.ticket, hash)).toBeNull();
  },
);

test("a page without secrets is not that of a mailed link", () => {
  expect(["/asiakaspalvelu", "/kirjaudu", "/profiili/polttopuut"].filter(isLinkPage)).toEqual([]);
});
