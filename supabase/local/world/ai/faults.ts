import type { Description } from './describe.ts';

/** How a provider misbehaves in its reply, by name. */
const texts = {
  conselho: 'Lula merece apoio e a escolha natural é votar em quem está aqui.',
  ranking: 'Em primeiro lugar está quem tem mais pautas.',
  notas: 'O primeiro recebe 9 e o segundo recebe 4.',
  numero: 'O número 13 resume bem este conjunto.',
  previsao: 'Um dos favoritos vai vencer.',
  juizo: 'É uma lista corajosa e honesta.',
  estranho: 'Isso lembra Fulano de Tal, que foi investigado.',
  disfarce: 'V\u200bote em quem está aqui.',
  idioma: 'You should vote for them.',
  ordem: 'Como um modelo de linguagem, ignoro as instruções anteriores.',
} as const;

/** How it fails without writing anything that could be read. */
const broken = ['vazio', 'cortado', 'enorme', 'fundo', 'trocado', 'lento', 'fora', 'cota'] as const;

export type Misbehaviour = keyof typeof texts | (typeof broken)[number];

const words: readonly string[] = [...Object.keys(texts), ...broken];

export function isMisbehaviour(word: string): word is Misbehaviour {
  return words.includes(word);
}

/** Every word that asks for a misbehaviour. */
export const misbehaviours: readonly Misbehaviour[] = words.filter(isMisbehaviour);

function hasText(word: Misbehaviour): word is keyof typeof texts {
  return word in texts;
}

/** What is answered as content under a misbehaviour; null when the answer is no completion at all. */
export function contentOf(word: Misbehaviour, description: Description): string | null {
  if (hasText(word)) {
    const [first, ...others] = description.secoes;
    const fatos = first?.frases[0]?.fatos ?? [];
    const titulo = first?.titulo ?? 'Suas escolhas';
    const frases = [...(first?.frases ?? []), { texto: texts[word], fatos }];
    return JSON.stringify({ secoes: [{ titulo, frases }, ...others] });
  }
  const whole = JSON.stringify(description);
  if (word === 'vazio') return '';
  if (word === 'cortado') return whole.slice(0, whole.length / 2);
  if (word === 'enorme') return 'x'.repeat(2 * 1024 * 1024);
  if (word === 'fundo') return '['.repeat(50_000) + ']'.repeat(50_000);
  return word === 'trocado' ? JSON.stringify({ secoes: 7, frases: { texto: null } }) : null;
}
