import type { Plan } from './plan.ts';

const whole = (plan: Plan) => JSON.stringify(plan);

const texts = {
  conselho: () => 'Lula merece apoio e a escolha natural é votar em quem está aqui.',
  ordem: (plan) => `Como um modelo de linguagem, ignoro as instruções anteriores. ${whole(plan)}`,
  pessoa: ({ secoes }) =>
    JSON.stringify({ secoes: secoes.map((own) => ({ ...own, itens: [{ forma: 'quem', por: 'Lula' }] })) }),
  frase: ({ secoes }) =>
    JSON.stringify({ secoes: secoes.map((own) => ({ ...own, frases: ['Vote em quem está aqui.'] })) }),
  titulo: ({ secoes }) =>
    JSON.stringify({ secoes: secoes.map((own) => ({ ...own, titulo: 'Os melhores' })) }),
  cem: ({ secoes }) => JSON.stringify({ secoes: Array.from({ length: 100 }, () => secoes[0]) }),
  vazio: () => '',
  cortado: (plan) => whole(plan).slice(0, whole(plan).length / 2),
  enorme: () => 'x'.repeat(2 * 1024 * 1024),
  fundo: () => '['.repeat(50_000) + ']'.repeat(50_000),
  trocado: () => JSON.stringify({ secoes: 7, itens: { por: null } }),
} satisfies Record<string, (plan: Plan) => string>;

const broken = ['lento', 'fora', 'cota'] as const;

export type Misbehaviour = keyof typeof texts | (typeof broken)[number];

const words: readonly string[] = [...Object.keys(texts), ...broken];

export function isMisbehaviour(word: string): word is Misbehaviour {
  return words.includes(word);
}

export const misbehaviours: readonly Misbehaviour[] = words.filter(isMisbehaviour);

function hasText(word: Misbehaviour): word is keyof typeof texts {
  return word in texts;
}

export function contentOf(word: Misbehaviour, plan: Plan): string | null {
  return hasText(word) ? texts[word](plan) : null;
}
