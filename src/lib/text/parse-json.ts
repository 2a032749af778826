/** What a text says as JSON, unchecked; null when it is none, damaged or cut off. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (reason) {
    if (reason instanceof SyntaxError) return null;
    throw reason;
  }
}
