import * as z from "zod/mini";
import { type Access, type Call, isSafe } from "./call.ts";

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.core.$ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const errorSchema = jsonSchema(
  z.object({
    message: z.string(),
    code: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    current: z.optional(z.record(z.string(), z.unknown())),
    failed: z.optional(z.array(z.string())),
    changes: z.optional(z.array(z.record(z.string(), z.unknown()))),
  }),
  "output",
);

/** The error statuses that each access level adds. */
const errorStatusesByAccess: Record<Access, readonly number[]> = {
  anyone: [],
  visitor: [],
  member: [401],
  seller: [401, 403],
  orderSeller: [401, 403],
  admin: [401, 403],
  root: [401, 403],
};

const toSecurity = (access: Access): Json[] => {
  if (access === "anyone") return [];
  return access === "visitor" ? [{ session: [] }] : [{ bearer: [] }];
};

function parameters(schema: z.core.$ZodType | undefined, location: "path" | "query" | "header"): Json[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: location,
    required: !z.safeParse(field, undefined).success,
    schema: jsonSchema(field, "output"),
  }));
}

/** The `content` of a successful response, by content type. */
function toContent({ response, file }: Call): Json {
  return file
    ? { [file.contentType]: { schema: { type: "string", format: "binary" } } }
    : { "application/json": { schema: jsonSchema(response, "output") } };
}

function responses(call: Call): Json {
  const errorStatuses = [
    ...errorStatusesByAccess[call.access],
    ...(call.params ? [404] : []),
    400,
    413,
    415,
    429,
    500,
    503,
  ];
  if ((call.body || call.upload) && !isSafe(call)) errorStatuses.push(409);
  const errorReference = { $ref: "#/components/responses/Error" };
  return {
    [call.status ?? 200]: {
      description: call.summary,
      content: toContent(call),
    },
    ...Object.fromEntries(errorStatuses.sort((a, b) => a - b).map((status) => [status, errorReference])),
  };
}

function uploadSchema({ field }: NonNullable<Call["upload"]>): Json {
  return {
    schema: {
      type: "object",
      required: [field],
      properties: { [field]: { type: "string", format: "binary" } },
    },
  };
}

function operation(operationId: string, call: Call): Json {
  return {
    operationId,
    summary: call.summary,
    "x-access": call.access,
    "x-safe": isSafe(call),
    security: toSecurity(call.access),
    parameters: [
      ...parameters(call.params, "path"),
      ...parameters(call.query, "query"),
      ...parameters(call.headers, "header"),
    ],
    ...(call.upload && {
      requestBody: { required: true, content: { "multipart/form-data": uploadSchema(call.upload) } },
    }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchema(call.body, "input") } },
      },
    }),
    responses: responses(call),
  };
}

/** Prints the API table as an OpenAPI 3.1 document; `url` is the origin of the server. */
export function toOpenApi(
  table: Readonly<Record<string, Call>>,
  { version, url }: { version: string; url: string },
): Json & { openapi: string } {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(table)) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Halkopiha", version, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "__session" },
      },
      responses: {
        Error: {
          description: "Rejected: a Finnish sentence, the error code and the invalid fields.",
          content: { "application/json": { schema: errorSchema } },
        },
      },
    },
  };
}
