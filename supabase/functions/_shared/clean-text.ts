const escapes = /\\(?:u0000|ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|ud[89a-f][\da-f]{2}|.)/gi;

function kept(escape: string): string {
  if (escape === '\\u0000') return '';
  return escape.length === 6 ? '\uFFFD' : escape;
}

/** A JSON text that PostgreSQL takes as jsonb: without NUL, U+FFFD for half a surrogate pair. */
export function writableJson(json: string): string {
  return json.replace(escapes, kept);
}
