/**
 * JSON that cannot end the element it stands in, nor open a comment (HTML, §4.12.1.3: restrictions for contents of
 * script elements): every character that HTML gives a meaning is written as JSON's own escape.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
