import { invalidArgument } from "../shared/rpc-error.ts";
import { checkDocumentPath, keyOf, type Path } from "../store/documents/path.ts";

const databaseName = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const resourceName = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/s;

/** The database and path of a document, a collection or the root of the documents. */
export interface ResourceName {
  readonly database: string;
  readonly path: Path;
}

/** Parses the name of a resource below a database's documents, without checking whether it could be stored. */
export function decodeName(name: string): ResourceName {
  const [, database, path] = resourceName.exec(name) ?? [];
  if (database === undefined) throw invalidArgument(`Resource name "${name}" is invalid.`);
  return { database, path: path === undefined ? [] : path.split("/") };
}

/** Parses the name of a document. */
export function decodeDocumentName(name: string | undefined): ResourceName {
  const resource = decodeName(name ?? "");
  checkDocumentPath(resource.path);
  return resource;
}

/** Parses the name of a parent of collections: the root of the documents, or a document. */
export function decodeParent(name: string | undefined): ResourceName {
  const resource = decodeName(name ?? "");
  if (resource.path.length > 0) checkDocumentPath(resource.path);
  return resource;
}

/**
 * Parses the name of a document in the given database.
 * @throws RpcError INVALID_ARGUMENT when it belongs to another database
 */
export function decodePathIn(database: string, name: string | undefined): Path {
  const resource = decodeDocumentName(name);
  if (resource.database !== database) {
    throw invalidArgument(`Document "${name}" does not belong to database "${database}".`);
  }
  return resource.path;
}

/** @throws RpcError INVALID_ARGUMENT when the name is not that of a database */
export function checkDatabaseName(name: string | undefined): string {
  if (name === undefined || !databaseName.test(name))
    throw invalidArgument(`Database name "${name ?? ""}" is invalid.`);
  return name;
}

/** The project and the id of a database. */
export function parseDatabaseName(database: string): { project: string; id: string } {
  const [, project, id] = databaseName.exec(database) ?? [];
  if (project === undefined || id === undefined)
    throw invalidArgument(`Database name "${database}" is invalid.`);
  return { project, id };
}

export function encodeName(database: string, path: Path): string {
  return `${database}/documents/${keyOf(path)}`;
}
