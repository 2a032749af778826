import { describe, expect, test } from 'vitest';
import { textOf } from '../../supabase/functions/analise-politica/render.ts';
import { summaryOf } from '../../supabase/functions/analise-politica/summary.ts';
import { bookOf, candidates, choicesOf } from './analysis-book.ts';
import { fiftyDeputies } from './analysis-deputies.ts';
import { replyOf } from './analysis-contract.ts';
import { createService, marked, withProvider } from './analysis-support.ts';

const rows = candidates.map((record) => ({
  ...record,
  historico_eleitoral: record.historico_eleitoral.map((own) => ({ ...own, ano_fim: own.ano_fim ?? null })),
}));
const chamber = [...fiftyDeputies].map(([id, deputy]) => ({ id: Number(id), ...deputy }));
const ids = [...fiftyDeputies.keys()];
const others = { favorito: false, ignorado: true };

/** One service for all calls. Its provider never obeys: each answer is the summary after both tries. */
function everybodysService() {
  const service = createService(withProvider);
  Object.assign(service.world, { chamber, names: rows.map(({ nome }) => nome), texts: ['{}'] });
  const ask = async (candidateRows: object[], deputyRows: object[]) => {
    Object.assign(service.world, { candidates: candidateRows, deputies: deputyRows });
    service.asked.length = 0;
    return replyOf(await service.call());
  };
  return ask;
}

describe('all twelve candidates and fifty deputies end in a text, never in an error', () => {
  const ask = everybodysService();

  test('there are twelve and fifty', () => {
    expect([rows.length, ids.length]).toEqual([12, 50]);
  });

  test('none shows a default of the table as a fact, unless a source states it', async () => {
    const [first] = rows;
    if (first === undefined) throw new Error('no candidates');
    const bare = {
      ...first,
      estado_origem: 'BR',
      profissao: 'Político',
      inclinacao_politica: 'Centro',
    };
    const { analise } = await ask([marked.candidate({ ...bare, fontes: [] })], []);
    expect(analise).toContain('sem classificação');
    expect(analise).not.toMatch(/Político|Centro|Brasil/);
    const sourced = { ...bare, fontes: [{ campo: 'inclinacao_politica' }] };
    expect((await ask([marked.candidate(sourced)], [])).analise).toContain('um consta como Centro');
  });

  test('each ends in one alone, as favourite and as the only one ignored', async () => {
    for (const row of rows) {
      expect((await ask([marked.candidate(row)], [])).analise).toContain(row.nome);
      const reply = await ask([marked.candidate(row, others)], [marked.deputy(ids[0] ?? '')]);
      expect(reply.analise).toContain(row.nome);
    }
    for (const id of ids) {
      const name = fiftyDeputies.get(id)?.nome ?? '?';
      expect((await ask([], [marked.deputy(id)])).analise).toContain(name);
      const reply = await ask([marked.candidate(rows[0] ?? null)], [marked.ignoredDeputy(id)]);
      expect(reply.analise).toContain(name);
    }
  });

  test('all end in one at once, on both sides too', async () => {
    const all = { favorito: true, ignorado: true };
    const reply = await ask(
      rows.map((row) => marked.candidate(row, all)),
      ids.map((id) => marked.deputy(id, all)),
    );
    expect([reply.candidatosCount, reply.deputadosCount]).toEqual([12, 50]);
    for (const { nome } of [...rows, ...fiftyDeputies.values()]) expect(reply.analise).toContain(nome);
  });
});

interface Person {
  kind: 'candidate' | 'deputy';
  /** How `choicesOf` calls them. */
  id: string;
  name: string;
}
const everybody: Person[] = [
  ...rows.map(({ nome }): Person => ({ kind: 'candidate', id: nome, name: nome })),
  ...[...fiftyDeputies].map(([id, { nome }]): Person => ({ kind: 'deputy', id, name: nome })),
];
const pairs = everybody.flatMap((one, index) =>
  everybody.slice(index + 1).map((other) => [one, other] as const),
);
const kindsOf = (pair: readonly Person[]) => pair.map(({ kind }) => kind).join(' and ');

/** Without the service around it, which the tests above go through: there are thousands. */
describe.each([
  ['candidate and candidate', 66],
  ['candidate and deputy', 600],
  ['deputy and deputy', 1225],
])('the summary of every pair of a %s', (kinds, count) => {
  const own = pairs.filter((pair) => kindsOf(pair) === kinds);

  /** The text names both, and nobody else. */
  function expectText(favorites: readonly Person[], ignored: readonly Person[] = []) {
    const marksOf = (kind: Person['kind']) => {
      const idsOf = (side: readonly Person[]) => side.flatMap((one) => (one.kind === kind ? [one.id] : []));
      return { favoritos: idsOf(favorites), ignorados: idsOf(ignored) };
    };
    const choices = choicesOf(marksOf('candidate'), marksOf('deputy'));
    const sections = summaryOf(bookOf(choices, fiftyDeputies));
    expect(sections.length).toBeGreaterThan(1);
    const text = textOf(sections);
    const named = everybody.filter(({ name }) => text.includes(name));
    expect(new Set(named)).toEqual(new Set([...favorites, ...ignored]));
  }

  test(`${count} of them name both and nobody else, both favourites or either ignored`, () => {
    expect(own).toHaveLength(count);
    for (const [one, other] of own) {
      expectText([one, other]);
      expectText([one], [other]);
      expectText([other], [one]);
    }
  });
});
