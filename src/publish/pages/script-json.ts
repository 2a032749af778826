/** JSON that cannot end its script element, nor open a comment (HTML, §4.12.1.3): markup characters are JSON-escaped. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
