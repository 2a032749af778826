/** Signs and plain words of keys: no sentence, no other address. */
const plainKey = /^[[\]{}",:\p{L}\d-]+$/u;

const personal =
  /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.|\b[Bb]earer\s+\S|"(?:access_token|refresh_token|user_id|favorito|ignorado)"\s*:/;

/** A second net, by key hash and JSON, under what queries declare. */
export function isCacheable(queryHash: string, json: string): boolean {
  return plainKey.test(queryHash) && !personal.test(queryHash) && !personal.test(json);
}
