const escapes = /\\(?:u0000|ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|ud[89a-f][\da-f]{2}|.)/gi;

function kept(escape: string): string {
  if (escape === '\\u0000') return '';
  return escape.length === 6 ? '\uFFFD' : escape;
}

/** PostgreSQL's jsonb and AI services refuse NUL and half surrogate pairs, which become U+FFFD. */
export function writableJson(json: string): string {
  return json.replace(escapes, kept);
}

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\uFFFE\uFFFF]/gu;

/** Composed last: what nobody sees may hold a letter and its accent apart. */
export function seenText(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/[\u2028\u2029]/g, ' ')
    .normalize('NFC')
    .trim();
}
