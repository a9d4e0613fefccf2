import fc from "fast-check";
import * as z from "zod/mini";
import { arbitraryFrom, JsonSchema, type Known } from "./arbitrary-from-schema.ts";
import { asJson, hostileText, hostileValue } from "./hostile-values.ts";
import type { actors } from "./sample-values.ts";

const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(["path", "query", "header"]), schema: JsonSchema }),
  ),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: JsonSchema })) })),
});
type Operation = z.infer<typeof Operation>;

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

export type Actor = keyof typeof actors | "visitor";

/** An HTTP request. */
export interface HostileRequest {
  operationId: string;
  actor: Actor;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | null;
}

type Content = Pick<HostileRequest, "headers" | "body">;

const noContent: Content = { headers: {}, body: null };
const json = (body: string): Content => ({ headers: { "content-type": "application/json" }, body });

/** Malformed bodies. */
const brokenContent: fc.Arbitrary<Content> = fc.oneof(
  fc.constantFrom("", "{", '{"a":1}}', "\u0000", "[".repeat(50_000)).map(json),
  hostileValue.map((value) => json(asJson(value))),
  fc
    .constantFrom(
      "text/plain",
      "application/xml",
      "multipart/form-data; boundary=x",
      "application/json; charset=ibm500",
    )
    .map((type) => ({ headers: { "content-type": type }, body: '{"a":1}' })),
);

/** A PNG with one brown pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12Oo8pIDAAIkAOPgu2G3AAAAAElFTkSuQmCC",
  "base64",
);

/** Multipart forms with files that claim to be images. */
const formContent = (field: string): fc.Arbitrary<Content> =>
  fc
    .record({
      bytes: fc.oneof(
        fc.uint8Array({ maxLength: 2000 }),
        fc.uint8Array({ maxLength: 2000 }).map((rest) => Uint8Array.from([...png.subarray(0, 20), ...rest])),
        fc.constant(Uint8Array.from(png)),
      ),
      name: hostileText.map((text) => text.toWellFormed()),
      field: fc.constantFrom(field, field, field, "__proto__", ""),
    })
    .map(({ bytes, name, field }) => {
      const body = new FormData();
      body.append(field, new Blob([bytes], { type: "image/png" }), name);
      return { headers: {}, body };
    });

function contentOf({ requestBody }: Operation, known: Known): fc.Arbitrary<Content> {
  const schema = requestBody?.content["application/json"]?.schema;
  if (schema) {
    return fc.oneof(
      { weight: 12, arbitrary: arbitraryFrom(schema, known).map((value) => json(asJson(value))) },
      { weight: 1, arbitrary: brokenContent },
    );
  }
  const form = requestBody?.content["multipart/form-data"]?.schema;
  const [field] = Object.keys(form?.properties ?? {});
  if (field)
    return fc.oneof({ weight: 5, arbitrary: formContent(field) }, { weight: 1, arbitrary: brokenContent });
  return fc.constant(noContent);
}

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());
/** An object as text for a URL. */
const asText = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : `${value}`);

/** Hosting first looks for a file with the name of the path, and file systems limit the length of names. */
const maxNameLength = 250;

/** An empty segment and one of dots change the path. */
const isSegment = (text: string) => !/^\.{0,2}$/.test(text);

/** Segments as no client encodes them: with malformed percent-encoding, or with a parent folder in them. */
const oddSegment = fc.constantFrom(
  "%E4",
  "%",
  "%zz",
  "%C3%A4%E4",
  "%00",
  "..%2F..",
  "a%2F..%2Fb",
  "..%5c",
  ".x",
);

/** An id as a segment of a path. */
const segmentFor = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom(...ids).map(encoded) },
    {
      weight: 2,
      arbitrary: hostileText
        .map((text) => text.slice(0, maxNameLength))
        .filter(isSegment)
        .map(encoded),
    },
    { weight: 1, arbitrary: oddSegment },
  );

function queryOf({ parameters }: Operation, known: Known): fc.Arbitrary<string> {
  const fields = parameters
    .filter((parameter) => parameter.in === "query")
    .map(
      ({ name, schema }) =>
        [name, fc.option(arbitraryFrom(schema, known, name), { nil: undefined })] as const,
    );
  const honest = fc
    .record(Object.fromEntries(fields))
    .map((query) => Object.entries(query).filter(([, value]) => value !== undefined))
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encoded(asText(value))}`).join("&"));
  const odd = fc.constantFrom(
    "limit[$gt]=1",
    "__proto__[role]=root",
    "limit=1&limit=2",
    "a=%ff",
    "&&=",
    "cursor=%00",
  );
  return fc.oneof({ weight: 9, arbitrary: honest }, { weight: 1, arbitrary: odd });
}

const headerText = fc.string({ unit: fc.constantFrom(..."abcXYZ019-_.~=/+% "), maxLength: 80 });

function headersOf({ parameters }: Operation): fc.Arbitrary<Record<string, string>> {
  const names = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name);
  const name = fc.constantFrom(...names, "if-none-match", "x-firebase-appcheck", "range", "accept-language");
  return fc.array(fc.tuple(name, headerText), { maxLength: 2 }).map(Object.fromEntries<string>);
}

const someone = fc.constantFrom<Actor>("visitor", "newcomer", "seller", "seller", "admin", "root", "root");

/** Requests for every operation of the OpenAPI document, most of them nearly valid. */
export function requestsFor(
  document: unknown,
  known: Known,
  idsFor: (path: string) => string[],
): fc.Arbitrary<HostileRequest> {
  const operations = Object.entries(Document.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return fc.oneof(
    ...operations.map(({ path, method, operation }) =>
      fc
        .record({
          actor: someone,
          segment: segmentFor(idsFor(path)),
          query: queryOf(operation, known),
          headers: headersOf(operation),
          content: contentOf(operation, known),
        })
        .map(({ actor, segment, query, headers, content }) => ({
          operationId: operation.operationId,
          actor,
          method,
          path: `${path.replace("{id}", () => segment)}?${query}`,
          headers: { ...headers, ...content.headers },
          body: content.body,
        })),
    ),
  );
}
