async function digest(key: CryptoKey, text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
}

/** In constant time: compares every byte of hashes under a key of this call alone. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const [a, b] = await Promise.all([digest(key, given), digest(key, expected)]);
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? -1)), 0) === 0;
}
