import { invalidArgument } from "../shared/rpc-error.ts";
import { checkDocumentPath, keyOf, type Path } from "../store/documents/path.ts";

const databaseName = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const resourceName = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/s;

/** A place in a database. */
export interface ResourceName {
  readonly database: string;
  readonly path: Path;
}

/** Reads the name of anything below a database's documents, without asking whether it could be stored. */
export function readName(name: string): ResourceName {
  const [, database, path] = resourceName.exec(name) ?? [];
  if (database === undefined) throw invalidArgument(`Resource name "${name}" is invalid.`);
  return { database, path: path === undefined ? [] : path.split("/") };
}

/** Reads the name of a document. */
export function readDocumentName(name: string | undefined): ResourceName {
  const resource = readName(name ?? "");
  checkDocumentPath(resource.path);
  return resource;
}

/** Reads what collections lie under: the root of the documents, or a document. */
export function readParent(name: string | undefined): ResourceName {
  const resource = readName(name ?? "");
  if (resource.path.length > 0) checkDocumentPath(resource.path);
  return resource;
}

/** Refuses the name of a document in another database than the call's. */
export function readPathIn(database: string, name: string | undefined): Path {
  const resource = readDocumentName(name);
  if (resource.database !== database) {
    throw invalidArgument(`Document "${name}" does not belong to database "${database}".`);
  }
  return resource.path;
}

/** Refuses what is not the name of a database. */
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

export function writeName(database: string, path: Path): string {
  return `${database}/documents/${keyOf(path)}`;
}
