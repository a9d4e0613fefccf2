import { Failure } from "../failure.ts";

const headBytes = 5;
const largestMessage = 100 * 1024 * 1024;

/** Puts the five bytes of gRPC before a message. */
export function frame(message: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(headBytes + message.byteLength);
  framed[0] = 0;
  framed.writeUInt32BE(message.byteLength, 1);
  framed.set(message, headBytes);
  return framed;
}

/** Cuts a stream of bytes into the messages of gRPC. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #size = 0;

  /** The messages that are complete with this chunk. */
  *read(chunk: Buffer): Iterable<Buffer> {
    this.#chunks.push(chunk);
    this.#size += chunk.byteLength;
    while (this.#size >= headBytes) {
      const bytes = this.#joined();
      const length = bytes.readUInt32BE(1);
      if (bytes[0] !== 0) throw new Failure("UNIMPLEMENTED", "Compressed messages are not supported.");
      if (length > largestMessage) {
        throw new Failure("RESOURCE_EXHAUSTED", `A message is larger than ${largestMessage} bytes.`);
      }
      const end = headBytes + length;
      if (bytes.byteLength < end) return;
      this.#chunks = [bytes.subarray(end)];
      this.#size = bytes.byteLength - end;
      yield bytes.subarray(headBytes, end);
    }
  }

  #joined(): Buffer {
    const [only, ...others] = this.#chunks;
    const bytes = only && others.length === 0 ? only : Buffer.concat(this.#chunks);
    this.#chunks = [bytes];
    return bytes;
  }
}
