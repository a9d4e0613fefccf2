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
function toContent({ answer, file }: Call): Json {
  return file
    ? { [file.contentType]: { schema: { type: "string", format: "binary" } } }
    : { "application/json": { schema: jsonSchema(answer, "output") } };
}

function responses(row: Call): Json {
  const errorStatuses = [
    ...errorStatusesByAccess[row.access],
    ...(row.params ? [404] : []),
    400,
    413,
    415,
    429,
    500,
    503,
  ];
  if ((row.body || row.upload) && !isSafe(row)) errorStatuses.push(409);
  const errorReference = { $ref: "#/components/responses/Error" };
  return {
    [row.status ?? 200]: {
      description: row.summary,
      content: toContent(row),
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

function operation(operationId: string, row: Call): Json {
  return {
    operationId,
    summary: row.summary,
    "x-access": row.access,
    "x-safe": isSafe(row),
    security: toSecurity(row.access),
    parameters: [
      ...parameters(row.params, "path"),
      ...parameters(row.query, "query"),
      ...parameters(row.headers, "header"),
    ],
    ...(row.upload && {
      requestBody: { required: true, content: { "multipart/form-data": uploadSchema(row.upload) } },
    }),
    ...(row.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchema(row.body, "input") } },
      },
    }),
    responses: responses(row),
  };
}

/** Prints the API table as an OpenAPI 3.1 document. */
export function toOpenApi(
  table: Readonly<Record<string, Call>>,
  version: string,
): Json & { openapi: string } {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries(table)) {
    const path = row.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(name, row) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Halkopiha", version, license: { name: "MIT", identifier: "MIT" } },
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
