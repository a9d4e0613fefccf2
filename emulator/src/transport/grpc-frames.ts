import { RpcError } from "../shared/rpc-error.ts";

const headerBytes = 5;
const maxMessageBytes = 100 * 1024 * 1024;

/** Prepends gRPC's five-byte header to a message. */
export function frame(message: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(headerBytes + message.byteLength);
  framed[0] = 0;
  framed.writeUInt32BE(message.byteLength, 1);
  framed.set(message, headerBytes);
  return framed;
}

/** Splits a stream of bytes into gRPC messages. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #size = 0;

  /** Adds a chunk and yields the messages that it completes. */
  *read(chunk: Buffer): Iterable<Buffer> {
    this.#chunks.push(chunk);
    this.#size += chunk.byteLength;
    while (this.#size >= headerBytes) {
      const bytes = this.#joined();
      const length = bytes.readUInt32BE(1);
      if (bytes[0] !== 0) throw new RpcError("UNIMPLEMENTED", "Compressed messages are not supported.");
      if (length > maxMessageBytes) {
        throw new RpcError("RESOURCE_EXHAUSTED", `A message is larger than ${maxMessageBytes} bytes.`);
      }
      const end = headerBytes + length;
      if (bytes.byteLength < end) return;
      this.#chunks = [bytes.subarray(end)];
      this.#size = bytes.byteLength - end;
      yield bytes.subarray(headerBytes, end);
    }
  }

  #joined(): Buffer {
    const [only, ...others] = this.#chunks;
    const bytes = only && others.length === 0 ? only : Buffer.concat(this.#chunks);
    this.#chunks = [bytes];
    return bytes;
  }
}
