import { expect, test } from "vitest";
import { findImportError } from "./imports.ts";

const src = "functions/src";

test.each([
  ["store/mail.ts", "../mail/order-mails.ts", `${src}/store may not import ${src}/mail`],
  ["store/accounts/users.ts", "../../accounts/actor.ts", `${src}/store may not import ${src}/accounts`],
  ["store/health.ts", "../http/timeout.ts", `${src}/store may not import ${src}/http`],
  ["mail/html.ts", "../store/mail.ts", `${src}/mail may not import ${src}/store`],
  ["accounts/actor.ts", "../http/handler.ts", `${src}/accounts may not import ${src}/http`],
  ["shop/buyer.ts", "../accounts/actor.ts", `${src}/shop may not import ${src}/accounts`],
  ["http/handler.ts", "../api/routes.ts", `${src}/http may not import ${src}/api`],
  ["jobs/end-of-day.ts", "../http/handler.ts", `${src}/jobs may not import ${src}/http`],
  ["api/contacts.ts", "../../test/support/api.ts", `${src}/api may not import functions`],
])("%s may not import %s", (file, specifier, message) => {
  expect(findImportError(`${src}/${file}`, specifier)).toBe(`${src}/${file}: ${message} (${specifier})`);
});

test.each([
  ["api/contacts.ts", "../http/handler.ts"],
  ["api/contacts.ts", "../store/contacts/contacts.ts"],
  ["shop/place-orders.ts", "../mail/new-order-mails.ts"],
  ["store/accounts/logins.ts", "../../keys/login-password.ts"],
  ["store/mail.ts", "./firestore/document.ts"],
  ["index.ts", "./pages/app.ts"],
])("%s may import %s", (file, specifier) => {
  expect(findImportError(`${src}/${file}`, specifier)).toBeNull();
});

test("a feature of the app imports neither another one nor the server", () => {
  const file = "web/src/features/cart/route.tsx";
  expect(findImportError(file, "../orders/route.tsx")).toContain("may not import");
  expect(findImportError(file, "../../../../functions/src/config.ts")).toContain("may not import");
});
