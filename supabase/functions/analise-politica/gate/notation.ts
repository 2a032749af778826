import { lexicon, type WordClass } from './lexicon.ts';

export type Node =
  | { is: 'token'; test: (token: string) => boolean }
  /** A captured number. */
  | { is: 'count'; name: CountName }
  | { is: 'part'; name: string }
  | { is: 'sequence'; nodes: readonly Node[] }
  | { is: 'choice'; nodes: readonly Node[] }
  | { is: 'repeat'; node: Node; least: 0 | 1; most: 1 | 8 };

export type CountName = 'size' | 'count';

/** A word, a bracket, a class of words or a part's name. */
const piece = /\[|\]|\(|\)\*?|\||<[^>]+>|\{[^}]+\}|[^\s[\]()|<>{}]+/g;
const quotation = /^[PTSRLICN]$/;

function isWordClass(name: string): name is WordClass {
  return name in lexicon;
}

function leafOf(text: string): Node {
  if (text.startsWith('{')) return { is: 'part', name: text.slice(1, -1) };
  if (text === 'N:size' || text === 'N:count')
    return { is: 'count', name: text === 'N:size' ? 'size' : 'count' };
  if (quotation.test(text))
    return { is: 'token', test: (token) => token.startsWith(text) && /^.\d/.test(token) };
  if (!text.startsWith('<')) return { is: 'token', test: (token) => token === text };
  const name = text.slice(1, -1);
  if (!isWordClass(name)) throw new Error(`no class of words ${name}`);
  const list: ReadonlySet<string> = new Set(lexicon[name]);
  return { is: 'token', test: (token) => list.has(token) };
}

/**
 * `[x]` optional, `(x | y)` either, `( )*` repeated, `<ser>` a word of that class, `{nome}` a part, a capital a
 * quotation, `N:count` a captured number; all else is literal.
 */
export function parse(notation: string): Node {
  const pieces = notation.match(piece) ?? [];
  let at = 0;

  function choice(): Node {
    const nodes = [sequence()];
    while (pieces[at] === '|') {
      at += 1;
      nodes.push(sequence());
    }
    return { is: 'choice', nodes };
  }

  function sequence(): Node {
    const nodes: Node[] = [];
    for (let next = pieces[at]; next !== undefined && !/^(\||\]|\)\*?)$/.test(next); next = pieces[at]) {
      at += 1;
      nodes.push(next === '[' || next === '(' ? group() : leafOf(next));
    }
    return { is: 'sequence', nodes };
  }

  function group(): Node {
    const node = choice();
    const closing = pieces[at];
    at += 1;
    if (closing === ']') return { is: 'repeat', node, least: 0, most: 1 };
    return closing === ')*' ? { is: 'repeat', node, least: 0, most: 8 } : node;
  }

  const node = choice();
  if (at !== pieces.length) throw new Error(`brackets do not match: ${notation}`);
  return node;
}

/** For the test that all of them are in the lexicon. */
export function literalsOf(notation: string): string[] {
  return (notation.match(piece) ?? []).filter((text) => /^\p{Ll}/u.test(text));
}
