import type { StreamingResponse } from "../transport/webchannel/back-channel.ts";

/** Records a streaming response. */
export class FakeStreamingResponse implements StreamingResponse {
  text = "";
  ended = false;
  closed = () => {};

  write(text: string): void {
    this.text += text;
  }

  end(): void {
    this.ended = true;
    this.closed();
  }

  /** The arrays that were sent, without their numbers. */
  get arrays(): unknown[] {
    return this.numbered.map(([, array]) => array);
  }

  get numbered(): [number, unknown][] {
    const found: [number, unknown][] = [];
    for (let rest = this.text; rest !== ""; ) {
      const start = rest.indexOf("\n") + 1;
      const end = start + Number.parseInt(rest, 10);
      found.push(...JSON.parse(rest.slice(start, end)));
      rest = rest.slice(end);
    }
    return found;
  }
}
