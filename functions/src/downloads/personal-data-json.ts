import { describeKept, listKeptRules } from "@halkopiha/domain/admin/retention.ts";
import type { CopiedDocument } from "../store/personal-data/account-copy.ts";

/** Streams a copy of personal data as JSON: one list of documents for each collection, and what is kept how long and why. */
export async function* writePersonalData(
  documents: AsyncIterable<CopiedDocument>,
  now: Date,
): AsyncGenerator<string> {
  const kept = listKeptRules().map(describeKept);
  yield `{"service":"Halkopiha","createdAt":${JSON.stringify(now.toISOString())},"kept":${JSON.stringify(kept)},"collections":[`;
  let current: string | null = null;
  for await (const { name, label, document } of documents) {
    const text = JSON.stringify(document);
    if (name === current) {
      yield `,\n${text}`;
      continue;
    }
    const head = `{"name":${JSON.stringify(name)},"label":${JSON.stringify(label)},"documents":[`;
    yield `${current === null ? "" : "]},"}\n${head}\n${text}`;
    current = name;
  }
  yield current === null ? "]}\n" : "]}\n]}\n";
}
