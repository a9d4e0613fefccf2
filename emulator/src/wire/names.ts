import { invalid } from "../failure.ts";
import { checkDocumentPath, keyOf, type Path } from "../store/path.ts";

const databaseName = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const resourceName = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?$/s;

/** A place in a database. */
export interface Place {
  readonly database: string;
  readonly path: Path;
}

/** Reads the name of anything below a database's documents, without asking whether it could be stored. */
export function readName(name: string): Place {
  const [, database, path] = resourceName.exec(name) ?? [];
  if (database === undefined) throw invalid(`Resource name "${name}" is invalid.`);
  return { database, path: path === undefined ? [] : path.split("/") };
}

/** Reads the name of a document. */
export function readDocumentName(name: string | undefined): Place {
  const place = readName(name ?? "");
  checkDocumentPath(place.path);
  return place;
}

/** Reads what collections lie under: the root of the documents, or a document. */
export function readParent(name: string | undefined): Place {
  const place = readName(name ?? "");
  if (place.path.length > 0) checkDocumentPath(place.path);
  return place;
}

/** Refuses the name of a document in another database than the call's. */
export function pathWithin(database: string, name: string | undefined): Path {
  const place = readDocumentName(name);
  if (place.database !== database) {
    throw invalid(`Document "${name}" does not belong to database "${database}".`);
  }
  return place.path;
}

/** Refuses what is not the name of a database. */
export function checkDatabase(name: string | undefined): string {
  if (name === undefined || !databaseName.test(name))
    throw invalid(`Database name "${name ?? ""}" is invalid.`);
  return name;
}

/** The project and the id of a database. */
export function partsOf(database: string): { project: string; id: string } {
  const [, project, id] = databaseName.exec(database) ?? [];
  if (project === undefined || id === undefined) throw invalid(`Database name "${database}" is invalid.`);
  return { project, id };
}

export function writeName(database: string, path: Path): string {
  return `${database}/documents/${keyOf(path)}`;
}
