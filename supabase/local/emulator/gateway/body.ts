/** The caller sent more than the service takes. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Null without a body. Rejects with BodyTooLargeError above `maxSize` bytes, declared or not. */
export async function readBody(request: Request, maxSize: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.body === null) return null;
  if (Number(request.headers.get('content-length') ?? 0) > maxSize) throw new BodyTooLargeError();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxSize) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
