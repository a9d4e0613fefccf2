/** Groups known forms with their meanings by a key, so that a word is compared with few of them. */
export function groupForms<Key, T>(
  meanings: ReadonlyMap<string, T>,
  toKey: (form: string) => Key,
): Map<Key, (readonly [form: string, meaning: T])[]> {
  const groups = new Map<Key, (readonly [string, T])[]>();
  for (const entry of meanings) {
    const key = toKey(entry[0]);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

/** The shortest beginning that is looked up. */
const startLength = 3;

/** Known forms with their meanings, by their first letters. */
export type FormsByStart<T> = ReadonlyMap<string, readonly (readonly [form: string, meaning: T])[]>;

/** Groups known forms by their first letters, so that an unfinished word is compared with few of them. */
export const groupByStart = <T>(meanings: ReadonlyMap<string, T>): FormsByStart<T> =>
  groupForms(meanings, (form) => form.slice(0, startLength));

/** The meanings of the forms with this beginning of at least three letters. */
export const listMeaningsFrom = <T>(beginning: string, forms: FormsByStart<T>): T[] =>
  (forms.get(beginning.slice(0, startLength)) ?? [])
    .filter(([form]) => form.startsWith(beginning))
    .map(([, meaning]) => meaning);
