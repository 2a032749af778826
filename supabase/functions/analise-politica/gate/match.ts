import type { CountName, Node } from './notation.ts';

/** Numbers that a rule captured, by name. */
export type Counts = Readonly<Partial<Record<CountName, number>>>;

export interface Match {
  end: number;
  counts: Counts;
}

/** Every end of a rule that begins at `start`. */
export type Matcher = (node: Node, start: number) => readonly Match[];

function distinct(matches: readonly Match[]): Match[] {
  const byKey = new Map<string, Match>();
  for (const match of matches) {
    const { size = '', count = '' } = match.counts;
    byKey.set(`${match.end}/${size}/${count}`, match);
  }
  return [...byKey.values()];
}

/** Memoized: each part is tried once at each place, so ambiguity costs little. */
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
