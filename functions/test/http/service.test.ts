import { health, openapi } from "@halkopiha/domain/contract/service.ts";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { Client } from "../support/api.ts";

test("the service says that it is well", async () => {
  expect(await new Client().call(health, {})).toEqual({ status: "ok", version: "0.1.0" });
});

test("the API describes itself", async () => {
  const document = await new Client().call(openapi, {});
  expect(document).toMatchObject({
    openapi: "3.1.0",
    paths: { "/api/orders": { post: { operationId: "placeOrder" } } },
  });
});

test("what the API says of itself is valid OpenAPI 3.1", async () => {
  const document = await new Client().call(openapi, {});
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});
