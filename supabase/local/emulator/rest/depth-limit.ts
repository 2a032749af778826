/** Postgres parses brackets recursively, and the WebAssembly build does not survive a stack overflow. */
export const maxDepth = 100;

/** Closing brackets without an opening one count for nothing. */
export function textDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if ('([{'.includes(character)) deepest = Math.max(deepest, (depth += 1));
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

/** The same for a JSON text, whose strings may hold any bracket. */
export function jsonDepth(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}
