import type { z } from 'zod';
import type { replySchema } from './analysis-contract.ts';
import { groupsOf } from './analysis-rows.ts';
import type { World } from './analysis-support.ts';

type Reply = z.infer<typeof replySchema>;

/** 'Pessoa 1' is not told by 'Pessoa 12'. */
const says = (text: string, words: string) =>
  text
    .split(words)
    .slice(1)
    .some((rest) => !/^\d/.test(rest));

/** Sentences that rest on facts of somebody else, or name somebody of whom they cite nothing. */
export function falselyCited({ secoes, fatos }: Pick<Reply, 'secoes' | 'fatos'>, world: World): string[] {
  const groups = groupsOf(world).map(({ kind, side, rows }) => ({
    label: `${kind} ${side}`,
    names: rows.map(({ nome }) => nome),
  }));
  const everybody = [...new Set(groups.flatMap(({ names }) => names))];
  const isFalse = (text: string, facts: Reply['fatos']) => {
    const about = facts.map(({ sobre }) => sobre);
    const named = everybody.filter((name) => says(text, name));
    const own = groups.filter(({ label }) => says(text, label)).flatMap(({ names }) => names);
    const told = everybody.filter((name) => about.some((sobre) => says(sobre, name)));
    const others = about.filter((sobre) => !everybody.some((name) => says(sobre, name)));
    const mark = text.includes('favoritou') ? 'favorito' : 'ignorado';
    return (
      facts.some(({ tipo, valor }) => tipo === 'escolha' && valor !== mark) ||
      told.some((name) => !(named.length > 0 ? named : own).includes(name)) ||
      named.some((name) => !told.includes(name)) ||
      others.some((sobre) => !says(text, sobre))
    );
  };
  return secoes.flatMap(({ frases }) =>
    frases.flatMap(({ texto, fatos: ids }) => {
      const facts = fatos.filter(({ id }) => ids.includes(id));
      return ids.length > 0 && isFalse(texto, facts)
        ? [`${texto} ← ${facts.map(({ sobre, tipo, valor }) => [sobre, tipo, valor].join()).join('; ')}`]
        : [];
    }),
  );
}
