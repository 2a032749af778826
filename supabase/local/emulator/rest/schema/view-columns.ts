export interface ViewColumn {
  readonly column: number;
  readonly origin: string;
  readonly originColumn: number;
}

interface Scan {
  depth: number;
  /** Where the entry that is open began to be read at its own level. */
  own: string | null;
}

function closeEntry(own: string): ViewColumn | null {
  const found = / :resno (\d+) .* :resorigtbl (\d+) :resorigcol (\d+) /s.exec(`${own} `);
  const [, column, origin, originColumn] = found ?? [];
  if (column === undefined || origin === undefined || originColumn === undefined || origin === '0')
    return null;
  return { column: Number(column), origin, originColumn: Number(originColumn) };
}

function step(scan: Scan, token: string, found: ViewColumn[]): void {
  if (token === '}') {
    if (scan.depth === 2 && scan.own !== null) {
      const entry = closeEntry(scan.own);
      if (entry !== null) found.push(entry);
      scan.own = null;
    }
    scan.depth -= 1;
  } else if (token.startsWith('{')) {
    scan.depth += 1;
    if (scan.depth === 2 && token === '{TARGETENTRY') scan.own = '';
  } else if (scan.depth === 2 && scan.own !== null) scan.own += token;
}

/** Parses pg_rewrite.ev_action; depth 2 is the view's own target list. */
export function viewColumns(definition: string): ViewColumn[] {
  const found: ViewColumn[] = [];
  const scan: Scan = { depth: 0, own: null };
  for (const [token] of definition.matchAll(/\{\w*|\}|(?:\\.|[^{}\\])+/gs)) step(scan, token, found);
  return found;
}
