const escapes = /\\(?:u0000|ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|ud[89a-f][\da-f]{2}|.)/gi;

function kept(escape: string): string {
  if (escape === '\\u0000') return '';
  return escape.length === 6 ? '\uFFFD' : escape;
}

/** A JSON text that PostgreSQL takes as jsonb: without NUL, U+FFFD for half a surrogate pair. */
export function writableJson(json: string): string {
  return json.replace(escapes, kept);
}

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC\uFFFE\uFFFF]/gu;

/** A text without the characters that nobody sees and that private.line_ok refuses; accents composed, ends trimmed. */
export function seenText(text: string): string {
  return text
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\u2028\u2029]/g, ' ')
    .trim();
}
