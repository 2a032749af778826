export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (reason) {
    if (reason instanceof SyntaxError) return null;
    throw reason;
  }
}
