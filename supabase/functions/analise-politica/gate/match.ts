import type { CountName, Node } from './notation.ts';

/** Numbers that a rule told apart on its way. */
export type Counts = Readonly<Partial<Record<CountName, number>>>;

/** Where a match ends, and what it counted. */
export interface Match {
  end: number;
  counts: Counts;
}

/** All ends of a rule that begins at `start`. */
export type Matcher = (node: Node, start: number) => readonly Match[];

function distinct(matches: readonly Match[]): Match[] {
  const byKey = new Map<string, Match>();
  for (const match of matches) {
    const { size = '', count = '' } = match.counts;
    byKey.set(`${match.end}/${size}/${count}`, match);
  }
  return [...byKey.values()];
}

/**
 * Matches rules against the tokens of one sentence. Each part is tried once at each place, so a long sentence costs
 * little however many ways there are to read it.
 */
export function createMatcher(tokens: readonly string[], parts: Readonly<Record<string, Node>>): Matcher {
  const known = new Map<string, readonly Match[]>();

  function partAt(name: string, start: number): readonly Match[] {
    const key = `${name}/${start}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const node = parts[name];
    if (node === undefined) throw new Error(`no part ${name}`);
    const found = match(node, start);
    known.set(key, found);
    return found;
  }

  function then(from: readonly Match[], node: Node): Match[] {
    return distinct(
      from.flatMap(({ end, counts }) =>
        match(node, end).map((next) => ({ end: next.end, counts: { ...counts, ...next.counts } })),
      ),
    );
  }

  function match(node: Node, start: number): readonly Match[] {
    const token = tokens[start];
    switch (node.is) {
      case 'token':
        return token !== undefined && node.test(token) ? [{ end: start + 1, counts: {} }] : [];
      case 'count':
        return token !== undefined && /^N\d/.test(token)
          ? [{ end: start + 1, counts: { [node.name]: Number(token.slice(1)) } }]
          : [];
      case 'part':
        return partAt(node.name, start);
      case 'choice':
        return distinct(node.nodes.flatMap((option) => match(option, start)));
      case 'sequence':
        return node.nodes.reduce<readonly Match[]>(
          (from, next) => then(from, next),
          [{ end: start, counts: {} }],
        );
      case 'repeat': {
        let last: readonly Match[] = [{ end: start, counts: {} }];
        let all = last;
        for (let n = 0; n < node.most && last.length > 0; n += 1) {
          last = then(last, node.node).filter(({ end }) => end > start);
          all = distinct([...all, ...last]);
        }
        return all;
      }
    }
  }

  return match;
}
