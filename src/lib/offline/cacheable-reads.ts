/** Signs and plain words, as keys are made of: neither a sentence nor a part of another address. */
const plainKey = /^[[\]{}",:\p{L}\d-]+$/u;

/** What no public answer holds: a token, the name of one, or a field of somebody's choices. */
const personal =
  /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.|\b[Bb]earer\s+\S|"(?:access_token|refresh_token|user_id|favorito|ignorado)"\s*:/;

/** By the hash of a query's key and its answer as JSON: a second net under what queries themselves say. */
export function isCacheable(queryHash: string, json: string): boolean {
  return plainKey.test(queryHash) && !personal.test(queryHash) && !personal.test(json);
}
