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
