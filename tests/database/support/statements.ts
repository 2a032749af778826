/** Null at an ordinary character. */
function skippable(sql: string, at: number): number | null {
  const rest = sql.slice(at, at + 64);
  if (rest.startsWith('--')) return end(sql, '\n', at + 2);
  if (rest.startsWith('/*')) return end(sql, '*/', at + 2);
  if (rest.startsWith("'")) return end(sql, "'", at + 1);
  if (rest.startsWith('"')) return end(sql, '"', at + 1);
  const tag = /^\$(?:[A-Za-z_]\w*)?\$/.exec(rest)?.[0];
  return tag === undefined ? null : end(sql, tag, at + tag.length);
}

function end(sql: string, closing: string, from: number): number {
  const found = sql.indexOf(closing, from);
  return found === -1 ? sql.length : found + closing.length;
}

/** Keeps comments; knows quotes and dollar quotes, no nesting or E'' escapes. */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let at = 0;
  while (at < sql.length) {
    const after = skippable(sql, at);
    if (after === null && sql[at] === ';') {
      statements.push(sql.slice(start, at).trim());
      start = at + 1;
    }
    at = after ?? at + 1;
  }
  const tail = sql.slice(start).trim();
  return withoutComments(tail) === '' ? statements : [...statements, tail];
}

/** A statement without its `--` lines, trimmed, for comparing its words. */
export function withoutComments(statement: string): string {
  return statement.replaceAll(/^\s*--.*$/gm, '').trim();
}
