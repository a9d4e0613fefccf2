import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fromJSON, type MethodDefinition } from "@grpc/proto-loader";

type LoadedMethod = MethodDefinition<object, object>;

/** A field of a message in the published protocol definition. */
export interface FieldDescription {
  readonly type: string;
  readonly id: number;
  readonly rule?: "repeated";
  readonly keyType?: string;
}

/** A message or enumeration of the published protocol definition. */
export interface TypeDescription {
  readonly fields?: Readonly<Record<string, FieldDescription>>;
  readonly oneofs?: Readonly<Record<string, { readonly oneof: readonly string[] }>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly nested?: Readonly<Record<string, TypeDescription>>;
}

const packageName = "google.firestore.v1";
const require = createRequire(import.meta.url);

function loadDefinition() {
  // The package exports no definition file, so find it relative to package.json.
  const root = dirname(require.resolve("@google-cloud/firestore/package.json"));
  const json = JSON.parse(readFileSync(join(root, "build/protos/v1.json"), "utf8"));
  // The web SDK commits `verify` for documents that a transaction read and did not write; the published
  // definition lacks the field, and without it such transactions retry for ever.
  const write = json.nested.google.nested.firestore.nested.v1.nested.Write;
  write.fields.verify = { type: "string", id: 5 };
  write.oneofs.operation.oneof.push("verify");
  return json;
}

const root: TypeDescription = loadDefinition();
const loaded = fromJSON(root, { longs: String, enums: String, defaults: false, oneofs: true });

/** The methods of the Firestore service with their codecs, by name. */
export const methods: ReadonlyMap<string, LoadedMethod> = new Map(
  Object.entries(loaded[`${packageName}.Firestore`] ?? {}).filter(
    (entry): entry is [string, LoadedMethod] => {
      return typeof entry[1] === "object" && "requestDeserialize" in entry[1];
    },
  ),
);

/** The description of a message or enumeration, looked up from `scope` outwards as protobuf does. */
export function describeType(type: string, scope: string): { name: string; description: TypeDescription } {
  const outer = scope === "" ? [] : scope.split(".");
  for (let level = outer.length; level >= 0; level--) {
    const name = [...outer.slice(0, level), type].join(".");
    const description = find(name);
    if (description) return { name, description };
  }
  throw new Error(`The protocol has no type ${type}`);
}

function find(name: string): TypeDescription | undefined {
  let at: TypeDescription | undefined = root;
  for (const part of name.split(".")) at = at?.nested?.[part];
  return at?.fields || at?.values ? at : undefined;
}
