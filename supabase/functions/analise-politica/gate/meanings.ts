import type { Clause, Context } from './clause.ts';
import type { Check, Touches } from './evidence.ts';
import type { Meaning } from './grammar.ts';
import { lexicon } from './lexicon.ts';
import type { Counts } from './match.ts';
import { yearsAfter } from './offices.ts';
import { distinct, each_own, everybody, exist, items_of_all, some, someOfKind } from './group-claims.ts';
import { have, items, lack } from './people-claims.ts';
import { are_all, size } from './sizes.ts';
import { voted_alike } from './vote-claims.ts';

/** Words for several people only. */
const ofSeveral: ReadonlySet<string> = new Set([...lexicon.todos, ...lexicon.dividir]);

const checks: Readonly<Record<Meaning, Check>> = {
  have,
  lack,
  are_all,
  size,
  some: (clause, counts, context) => some(clause, counts, context) ?? someOfKind(clause, counts, context),
  everybody,
  exist,
  distinct,
  each_own,
  items,
  items_of_all,
  voted_alike,
};

/** Numbers that no rule captures: the article 'um', the years of an office, or how many items are quoted. */
function looseNumbersHold(meaning: Meaning, { numbers, values, tokens }: Clause, counts: Counts): boolean {
  if (meaning === 'size') return true;
  const loose = [...numbers];
  for (const n of Object.values(counts)) loose.splice(loose.indexOf(n), 1);
  const quotedItems = values.filter(({ trait }) => trait === 'pauta').length;
  const years = tokens.flatMap((token, index) => {
    const span = token.startsWith('C') ? yearsAfter(tokens, index) : null;
    return span === null ? [] : [span.from, span.until];
  });
  return loose.every((n) => n === 1 || (quotedItems > 0 && n === quotedItems) || years.includes(n));
}

/** Null when untrue or not shown by the facts; else which facts support it. */
export function checkClause(
  meaning: Meaning,
  clause: Clause,
  counts: Counts,
  context: Context,
): Touches | null {
  if (!looseNumbersHold(meaning, clause, counts)) return null;
  const isPair = clause.tokens.includes('ambos') || clause.tokens.includes('ambas');
  if (isPair && clause.people.length > 0 && clause.people.length !== 2) return null;
  if (clause.people.length === 1 && clause.tokens.some((token) => ofSeveral.has(token))) return null;
  return checks[meaning](clause, counts, context);
}
