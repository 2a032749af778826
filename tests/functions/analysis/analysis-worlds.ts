import fc from 'fast-check';
import * as z from 'zod';
import {
  fits,
  headings,
  type Item,
  type Plan,
  readPlan,
} from '../../../supabase/functions/analise-politica/plan.ts';
import { aCandidate, marked, type Service, type World } from './analysis-support.ts';

const flags = fc.constantFrom(
  { favorito: true, ignorado: false },
  { favorito: false, ignorado: true },
  { favorito: true, ignorado: true },
);
/** Some twice, some with what a list or a sentence is made of. */
const name = fc.oneof(
  fc.constantFrom(
    'Lia Brum',
    'Caio Melo',
    'Ivo Orleans e Bragança',
    'Zé Jr.',
    'Élida Sá',
    'eduardo Pio',
    'Átila',
  ),
  fc.nat(99).map((n) => `Pessoa nº ${n}`),
);
const party = fc.constantFrom('PT', 'PL', 'UP', 'REDE', 'NOVO', 'MISSÃO', 'UNIÃO', 'PP', 'MDB', 'XYZ');
const uf = fc.constantFrom('BA', 'CE', 'GO', 'PE', 'SP', 'RJ', 'MT');
const text = fc.constantFrom('Médica', 'Formado em “Direito”; senador', 'R$ 5 & 10%', 'Ampliar <o> SUS');
const year = fc.integer({ min: 1980, max: 2026 });

const office = fc
  .record({ cargo: fc.constantFrom('Senadora (RJ)', 'Prefeito'), from: year, years: fc.option(fc.nat(8)) })
  .map(({ cargo, from, years }) => ({
    cargo,
    ano_inicio: from,
    ano_fim: years === null ? null : from + years,
  }));

const items = fc
  .subarray([
    'economia',
    'segurança',
    'educação',
    'saúde',
    'gestão e instituições',
    'infraestrutura e moradia',
  ])
  .chain((themes) => fc.tuple(...themes.map((tema) => text.map((texto) => ({ tema, texto })))));

const candidate = fc.record({
  nome: name,
  status: fc.constantFrom('active', 'active', 'archived'),
  partido_sigla: party,
  estado_origem: fc.option(fc.oneof(uf, fc.constant('XX'))),
  profissao: fc.option(text),
  inclinacao_politica: fc.option(fc.constantFrom('Centro', 'Direita', 'Esquerda', '')),
  pautas_detalhe: items,
  pautas_defendidas: fc.array(text, { maxLength: 3 }),
  historico_eleitoral: fc.array(office, { maxLength: 3 }),
});
const deputy = fc.record({
  nome: name,
  siglaPartido: fc.oneof(party, fc.constantFrom('S.PART.', '')),
  siglaUf: fc.oneof(uf, fc.constant('')),
});

const person = fc.oneof(
  { weight: 1, arbitrary: candidate.map((own) => ({ kind: 'candidate' as const, own })) },
  { weight: 2, arbitrary: deputy.map((own) => ({ kind: 'deputy' as const, own })) },
);
/** Alone, a few, or up to sixty. */
const people = fc
  .oneof(fc.constant(1), fc.integer({ min: 2, max: 6 }), fc.integer({ min: 7, max: 60 }))
  .chain((size) =>
    fc.array(fc.record({ person, flags, isLost: fc.nat(9).map((n) => n === 0) }), {
      minLength: size,
      maxLength: size,
    }),
  )
  .filter((list) => list.some(({ flags: { favorito } }) => favorito));

/** As rows; lost deputies are not in the Chamber's list. */
export const choices = fc.record({ people, seed: fc.nat() }).map(({ people: list, seed }) => {
  const candidates: World['candidates'] = [];
  const deputies: World['deputies'] = [];
  const chamber: NonNullable<World['chamber']> = [];
  for (const [index, { person: some, flags: own, isLost }] of list.entries()) {
    if (some.kind === 'candidate')
      candidates.push(marked.candidate(aCandidate({ id: `c${index}`, ...some.own }), own));
    else {
      deputies.push(marked.deputy(`${index + 1}`, own));
      if (!isLost) chamber.push({ id: index + 1, ...some.own });
    }
  }
  const ids = deputies.filter(({ favorito }) => favorito).map(({ deputado_id: id }) => Number(id));
  const commonVotes = ids.flatMap((a, index) =>
    ids.slice(index + 1).map((b) => {
      const em_comum = (seed * a + b) % 600;
      return { a, b, em_comum, iguais: Math.floor(em_comum / 2) };
    }),
  );
  return { candidates, deputies, chamber, commonVotes: ids.length > 4 ? [] : commonVotes };
});

const previewSchema = z.object({ mensagens: z.array(z.object({ content: z.string() })) });
const dataSchema = z.object({
  assuntos: z.array(z.custom<Item>((item) => typeof item === 'object')),
  fatos: z.array(z.object({ sobre: z.string(), tipo: z.string(), valor: z.string() })),
});

/** What a provider would be sent about these choices. */
export async function dataFor(service: Service): Promise<z.infer<typeof dataSchema>> {
  const answer: unknown = await (await service.call({ body: '{"pedido":"previa"}' })).json();
  const content = previewSchema.parse(answer).mensagens.at(-1)?.content ?? '';
  const json = /^<dados>\n([\s\S]*)\n<\/dados>$/.exec(content)?.[1] ?? '';
  return dataSchema.parse(JSON.parse(json));
}

/** A plan by chance: some items, each put under a heading that it fits. */
export function somePlan(possible: readonly Item[]): fc.Arbitrary<Plan> {
  return fc
    .tuple(
      fc.shuffledSubarray([...possible], { minLength: 1 }),
      fc.shuffledSubarray(headings, { minLength: headings.length }),
    )
    .map(([chosen, shuffled]) => {
      const free = new Set(chosen);
      const secoes = shuffled.slice(0, 8).flatMap((heading) => {
        const itens = [...free].filter((item) => fits(heading, item));
        for (const item of itens) free.delete(item);
        return itens.length === 0 ? [] : [{ titulo: heading.titulo, itens }];
      });
      return { secoes };
    })
    .filter((plan) => readPlan(JSON.stringify(plan), possible) !== null);
}
