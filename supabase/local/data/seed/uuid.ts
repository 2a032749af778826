import { createHash } from 'node:crypto';

/** Namespace of names that are addresses (RFC 9562, appendix A). */
const urlNamespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/** The version 5 UUID (RFC 9562 §5.5) of a name that is an address: the same name gives the same identifier everywhere. */
export function uuidOfUrl(name: string): string {
  const bytes = createHash('sha1').update(urlNamespace).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
