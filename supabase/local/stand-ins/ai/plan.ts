import * as z from 'zod';

const possibleSchema = z.object({
  assuntos: z.array(z.object({ forma: z.string(), por: z.string() })),
});
type Item = z.infer<typeof possibleSchema>['assuntos'][number];

export interface Plan {
  secoes: { titulo: string; itens: Item[] }[];
}

/** The JSON between <dados> and </dados>; nothing without it. */
function possibleIn(prompt: string): Item[] {
  const json = /<dados>\n([\s\S]*)\n<\/dados>/.exec(prompt)?.[1];
  return json === undefined ? [] : possibleSchema.parse(JSON.parse(json)).assuntos;
}

const wanted: readonly (readonly [titulo: string, takes: (item: Item) => boolean])[] = [
  ['Votos em comum', ({ forma }) => forma === 'votos'],
  ['O que há em comum', ({ forma }) => forma === 'em_comum'],
  ['Partidos', ({ por }) => por === 'partido'],
  ['Estados', ({ por }) => por === 'estado'],
  ['Cargos', ({ por }) => por === 'cargo'],
  ['Pautas', ({ forma, por }) => forma === 'pautas' || por === 'pauta'],
];

/** Votes first: another order than the default, to tell them apart. */
export function planFor(prompt: string): Plan {
  const possible = possibleIn(prompt);
  const placed = possible.map((item) => ({ item, titulo: wanted.find(([, takes]) => takes(item))?.[0] }));
  const secoes = wanted.map(([titulo]) => ({
    titulo,
    itens: placed.filter((own) => own.titulo === titulo).map(({ item }) => item),
  }));
  return { secoes: secoes.filter(({ itens }) => itens.length > 0) };
}
