import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { falselyCited } from './analysis-citations.ts';
import { replyOf } from './analysis-contract.ts';
import { readPlan } from '../../../supabase/functions/analise-politica/plan.ts';
import { recomputed } from './analysis-recompute.ts';
import { aCandidate, createService, marked, type World, withProvider } from './analysis-support.ts';
import { ownWords, wordsOf } from './analysis-words.ts';
import { choices, dataFor, somePlan } from './analysis-worlds.ts';

const headed = (secoes: readonly { titulo: string; frases: readonly { texto: string }[] }[]) =>
  secoes.map(({ titulo, frases }): [string, string[]] => [titulo, frases.map(({ texto }) => texto)]);

function everybodyIn({ candidates, deputies, chamber }: World): string[] {
  const of = (id: string) => chamber?.find((own) => `${own.id}` === id)?.nome;
  return [
    ...candidates.flatMap(({ candidatos_presidencia_2026: row }) => row?.nome ?? []),
    ...deputies.flatMap(({ deputado_id }) => of(deputado_id) ?? []),
  ];
}

describe('whatever was chosen and whatever a plan says', () => {
  test('each sentence is what the rows say: true, complete, of everybody, in alphabetical order', async () => {
    await fc.assert(
      fc.asyncProperty(choices, fc.nat(), async (own, seed) => {
        const service = createService(withProvider);
        Object.assign(service.world, own);
        const { assuntos } = await dataFor(service);
        for (const plan of assuntos.length === 0 ? [] : fc.sample(somePlan(assuntos), { numRuns: 3, seed })) {
          service.world.texts = [JSON.stringify(plan)];
          const { secoes, fatos, motivo, analise } = await replyOf(await service.call());
          expect(motivo).toBeNull();
          expect(headed(secoes)).toEqual(recomputed(plan, service.world));
          for (const { frases } of secoes.slice(0, -1)) {
            expect(frases.length).toBeGreaterThan(0);
            for (const { fatos: cited } of frases) expect(cited.length).toBeGreaterThan(0);
          }
          expect(new Set(secoes.flatMap(({ frases }) => frases.flatMap((one) => one.fatos)))).toEqual(
            new Set(fatos.map(({ id }) => id)),
          );
          expect(falselyCited({ secoes, fatos }, service.world)).toEqual([]);
          for (const name of everybodyIn(service.world)) expect(analise).toContain(name);
          expect([...wordsOf(analise, service.world)].filter((word) => !ownWords.includes(word))).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a group is not unlike in what is not recorded of somebody: what is missing is counted', async () => {
    const service = createService(withProvider);
    const agendaOf = (tema: string) => [{ tema, texto: 'Mais' }];
    const records = [
      {
        nome: 'Ana Sá',
        profissao: 'Médica',
        inclinacao_politica: 'Centro',
        pautas_detalhe: agendaOf('economia'),
      },
      { nome: 'Bia Luz', profissao: null, inclinacao_politica: null, pautas_detalhe: [] },
      {
        nome: 'Caio Melo',
        profissao: 'Médica',
        inclinacao_politica: 'Direita',
        pautas_detalhe: agendaOf('economia'),
      },
    ];
    const commonOf = async (own: readonly Parameters<typeof aCandidate>[0][]) => {
      // All ignored share it, so that a plan may use it.
      const rest = ['Davi Sá', 'Eva Luz'].map((nome) => ({ nome, pautas_detalhe: agendaOf('economia') }));
      service.world.candidates = [
        ...own.map((row, index) => marked.candidate(aCandidate({ id: `c${index}`, ...row }))),
        ...rest.map((row, index) => marked.ignoredCandidate(aCandidate({ id: `d${index}`, ...row }))),
      ];
      const itens = ['profissão', 'inclinação', 'tema'].map((por) => ({ forma: 'em_comum', por }));
      service.world.texts = [JSON.stringify({ secoes: [{ titulo: 'O que há em comum', itens }] })];
      const { secoes } = await replyOf(await service.call());
      return secoes
        .find(({ titulo }) => titulo === 'O que há em comum')
        ?.frases.map(({ texto }) => texto)
        .filter((texto) => /favoritos/.test(texto));
    };
    expect(await commonOf(records)).toEqual([
      'Sem profissão registrada para 1 de 3 candidatos favoritos.',
      'Os candidatos favoritos não têm todos a mesma inclinação política no registro.',
      'Sem pautas por tema registradas para 1 de 3 candidatos favoritos.',
    ]);
    const [, ...others] = records;
    expect(
      await commonOf(others.map((row) => ({ ...row, pautas_detalhe: agendaOf('saúde'), profissao: null }))),
    ).toEqual([
      'Sem profissão registrada para 2 de 2 candidatos favoritos.',
      'Sem inclinação política registrada para 1 de 2 candidatos favoritos.',
      'Os dois candidatos favoritos têm pautas no tema “saúde”.',
    ]);
  });

  test('every item that there is can be told, of people who share all that they have', async () => {
    const service = createService(withProvider);
    const themes = ['economia', 'segurança', 'educação', 'saúde', 'gestão e instituições'];
    const pautas_detalhe = [...themes, 'infraestrutura e moradia'].map((tema) => ({ tema, texto: 'Mais' }));
    service.world.candidates = ['Lia Brum', 'Caio Melo'].map((nome, index) =>
      marked.candidate(aCandidate({ id: `c${index}`, nome, pautas_detalhe })),
    );
    service.world.deputies = ['1', '2'].map((id) => marked.deputy(id));
    service.world.chamber = [1, 2].map((id) => ({
      id,
      nome: `Ivo ${id}`,
      siglaPartido: 'UP',
      siglaUf: 'BA',
    }));
    service.world.commonVotes = [{ a: 1, b: 2, em_comum: 40, iguais: 30 }];
    const { assuntos } = await dataFor(service);
    expect(assuntos).toHaveLength(5 + 4 + 3 + 6 + 1);
    const plan = {
      secoes: [
        { titulo: 'Votos em comum', itens: assuntos.filter(({ forma }) => forma === 'votos') },
        { titulo: 'O que há em comum', itens: assuntos.filter(({ forma }) => forma === 'em_comum') },
        { titulo: 'Quem são', itens: assuntos.filter(({ forma }) => forma === 'quem') },
        { titulo: 'O que os registros trazem', itens: assuntos.filter(({ forma }) => forma === 'registro') },
        { titulo: 'Pautas', itens: assuntos.filter(({ forma }) => forma === 'pautas') },
      ],
    };
    service.world.texts = [JSON.stringify(plan)];
    const { secoes } = await replyOf(await service.call());
    expect(headed(secoes)).toEqual(recomputed(plan, service.world));
    expect(secoes.flatMap(({ frases }) => frases.map(({ texto }) => texto))).toEqual([
      'Entre os candidatos, você favoritou Caio Melo e Lia Brum.',
      'Entre os deputados, você favoritou Ivo 1 e Ivo 2.',
      'Para deputados não há lista de pautas no registro.',
      'Ivo 1 e Ivo 2 votaram igual em 30 de 40 votações em comum.',
      'Os dois candidatos favoritos são do partido PA.',
      'Os dois deputados favoritos são da UP.',
      'Os dois candidatos favoritos têm São Paulo como estado de origem.',
      'Os dois deputados favoritos têm a Bahia como estado do mandato.',
      'Os dois candidatos favoritos têm “Advogada” como profissão.',
      'Os dois candidatos favoritos têm a inclinação política “Centro”, segundo outras fontes.',
      'Os dois candidatos favoritos têm pautas nos temas “economia”, “segurança”, “educação”, “saúde”, “gestão e instituições” e “infraestrutura e moradia”.',
      'Caio Melo e Lia Brum são do partido PA.',
      'Ivo 1 e Ivo 2 são da UP.',
      'Caio Melo e Lia Brum têm São Paulo como estado de origem.',
      'Ivo 1 e Ivo 2 têm a Bahia como estado do mandato.',
      'Caio Melo e Lia Brum têm “Advogada” como profissão.',
      'Caio Melo e Lia Brum têm a inclinação política “Centro”, segundo outras fontes.',
      'Segundo o registro, Caio Melo teve o cargo de “Vereadora”, de 2013 a 2016.',
      'Segundo o registro, Lia Brum teve o cargo de “Vereadora”, de 2013 a 2016.',
      'Caio Melo e Lia Brum têm seis pautas cada no registro.',
      'Caio Melo e Lia Brum têm pautas nos temas “economia”, “segurança”, “educação”, “saúde”, “gestão e instituições” e “infraestrutura e moradia”.',
      ...[...themes, 'infraestrutura e moradia'].flatMap((theme) => [
        `No tema “${theme}”, a pauta de Caio Melo é “Mais”.`,
        `No tema “${theme}”, a pauta de Lia Brum é “Mais”.`,
      ]),
      'Ele não avalia, não compara nem indica ninguém, e não diz o que você pensa.',
      'Quem classifica a inclinação política são outras fontes, e não a própria pessoa nem este site.',
      'As pautas são resumos nossos de um resumo público dos planos de governo, que não foram lidos.',
      'Votar igual não quer dizer pensar igual: muitas votações são acordos ou procedimentos.',
    ]);
  });

  test('a section says once of a group what two of its items would say', async () => {
    const { call, world } = createService();
    const empty = { pautas_detalhe: [], pautas_defendidas: [] };
    world.candidates = [
      marked.candidate(aCandidate()),
      marked.candidate(aCandidate({ id: 'c2', nome: 'Bia', ...empty })),
    ];
    expect((await replyOf(await call())).analise.match(/O registro de Bia não traz pautas\./g)).toHaveLength(
      1,
    );
  });

  test('without a provider all that is possible is told, in the order that is ours', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (own) => {
        const service = createService();
        Object.assign(service.world, own);
        const { assuntos } = await dataFor(service);
        const { secoes } = await replyOf(await service.call());
        const titles = secoes.map(({ titulo }) => titulo).slice(1, -1);
        const ofSubject: Record<string, string> = {
          partido: 'Partidos',
          estado: 'Estados',
          profissão: 'Profissões',
          inclinação: 'Inclinação política',
          cargo: 'Cargos',
          votos: 'Votos em comum',
        };
        const headingOf = ({ forma, por }: (typeof assuntos)[number]) =>
          forma === 'em_comum' ? 'O que há em comum' : (ofSubject[por] ?? 'Pautas');
        const plan = {
          secoes: titles.map((titulo) => ({
            titulo,
            itens: assuntos.filter((item) => headingOf(item) === titulo),
          })),
        };
        expect(plan.secoes.flatMap(({ itens }) => itens)).toHaveLength(assuntos.length);
        expect(headed(secoes)).toEqual(recomputed(plan, service.world));
      }),
      { numRuns: 60 },
    );
  });
});

test('a plan of more than eight sections is none', () => {
  const sections = [
    ['O que há em comum', 'em_comum', 'partido'],
    ['Partidos', 'quem', 'partido'],
    ['Estados', 'quem', 'estado'],
    ['Profissões', 'quem', 'profissão'],
    ['Inclinação política', 'quem', 'inclinação'],
    ['Cargos', 'quem', 'cargo'],
    ['Pautas', 'pautas', 'pauta'],
    ['Votos em comum', 'votos', 'votos'],
    ['Quem são', 'quem', 'tema'],
  ] as const;
  const possible = sections.map(([, forma, por]) => ({ forma, por }));
  const secoes = sections.map(([titulo, forma, por]) => ({ titulo, itens: [{ forma, por }] }));
  expect(readPlan(JSON.stringify({ secoes: secoes.slice(0, 8) }), possible)).not.toBeNull();
  expect(readPlan(JSON.stringify({ secoes }), possible)).toBeNull();
});
