import type { FileKind } from "@halkopiha/domain/contract/call.ts";
import { useEffect, useRef, useState } from "react";
import type { CallOptions } from "../../app/api.ts";
import { fetchWithDownloadProgress } from "../../app/receive-with-progress.ts";
import { saveFile } from "../../app/save-file.ts";

export interface Download {
  name: string;
  /** Bytes that have come. */
  receivedBytes: number;
}

type FetchFile = (options: CallOptions) => Promise<Blob>;

/** One download at a time; leaving the page cancels it. */
export function useDownload() {
  const [download, setDownload] = useState<Download | null>(null);
  const cancel = useRef<AbortController>(undefined);
  useEffect(() => () => cancel.current?.abort(), []);

  /** @returns what it failed with, if it did */
  async function start({ name }: FileKind, fetchFile: FetchFile): Promise<unknown> {
    const control = new AbortController();
    cancel.current = control;
    setDownload({ name, receivedBytes: 0 });
    try {
      const transport = fetchWithDownloadProgress((receivedBytes) => setDownload({ name, receivedBytes }));
      saveFile(await fetchFile({ silent: true, signal: control.signal, transport }), name);
      return undefined;
    } catch (error) {
      // §7: download errors are only logged.
      if (!control.signal.aborted) console.error(`${name} could not be downloaded`, error);
      return error;
    } finally {
      setDownload(null);
    }
  }

  return { download, start, stop: () => cancel.current?.abort() };
}
