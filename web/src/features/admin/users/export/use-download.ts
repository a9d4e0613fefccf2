import type { FileKind } from "@halkopiha/domain/contract/call.ts";
import { useEffect, useRef, useState } from "react";
import type { CallOptions } from "../../../../lib/api/client.ts";
import { saveFile } from "../../../../lib/files/save-file.ts";
import { fetchWithDownloadProgress } from "./fetch-with-download-progress.ts";

export interface Download {
  name: string;
  /** Bytes received so far. */
  receivedBytes: number;
}

type FetchFile = (options: CallOptions) => Promise<Blob>;

/** Runs one download at a time; unmounting cancels it. */
export function useDownload() {
  const [download, setDownload] = useState<Download | null>(null);
  const cancel = useRef<AbortController>(undefined);
  useEffect(() => () => cancel.current?.abort(), []);

  /** @returns the error if the download failed, otherwise undefined */
  async function start({ name }: FileKind, fetchFile: FetchFile): Promise<unknown> {
    const control = new AbortController();
    cancel.current = control;
    setDownload({ name, receivedBytes: 0 });
    try {
      const transport = fetchWithDownloadProgress((receivedBytes) => setDownload({ name, receivedBytes }));
      saveFile(await fetchFile({ handlesErrors: true, signal: control.signal, transport }), name);
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
