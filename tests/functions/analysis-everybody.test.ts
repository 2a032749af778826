import { describe, expect, test } from 'vitest';
import { candidates } from './analysis-book.ts';
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

/** One service for all calls. A provider that there is never obeys: each answer is the summary after both tries. */
function everybodysService(variables: Record<string, string>) {
  const service = createService(variables);
  Object.assign(service.world, { chamber, names: rows.map(({ nome }) => nome), texts: ['{}'] });
  const ask = async (candidateRows: object[], deputyRows: object[]) => {
    Object.assign(service.world, { candidates: candidateRows, deputies: deputyRows });
    service.asked.length = 0;
    return replyOf(await service.call());
  };
  return ask;
}

describe('all twelve candidates and fifty deputies end in a text, never in an error', () => {
  const ask = everybodysService(withProvider);

  test('there are twelve and fifty', () => {
    expect([rows.length, ids.length]).toEqual([12, 50]);
  });

  test('alone, as favourite and as the only one ignored', async () => {
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

  test('all at once, on both sides too', async () => {
    const all = { favorito: true, ignorado: true };
    const reply = await ask(
      rows.map((row) => marked.candidate(row, all)),
      ids.map((id) => marked.deputy(id, all)),
    );
    expect([reply.candidatosCount, reply.deputadosCount]).toEqual([12, 50]);
    for (const { nome } of [...rows, ...fiftyDeputies.values()]) expect(reply.analise).toContain(nome);
  });
});

interface Marked {
  kind: 'candidate' | 'deputy';
  name: string;
  mark: (flags?: typeof others) => object;
}
const everybody: Marked[] = [
  ...rows.map((row): Marked => ({
    kind: 'candidate',
    name: row.nome,
    mark: (flags) => marked.candidate(row, flags),
  })),
  ...[...fiftyDeputies].map(([id, { nome }]): Marked => ({
    kind: 'deputy',
    name: nome,
    mark: (flags) => marked.deputy(id, flags),
  })),
];
const pairs = everybody.flatMap((one, index) =>
  everybody.slice(index + 1).map((other) => [one, other] as const),
);
const kindsOf = (pair: readonly Marked[]) => pair.map(({ kind }) => kind).join(' and ');

describe.each([
  ['candidate and candidate', 66],
  ['candidate and deputy', 600],
  ['deputy and deputy', 1225],
])('every pair of a %s', (kinds, count) => {
  const ask = everybodysService({});
  const own = pairs.filter((pair) => kindsOf(pair) === kinds);
  const rowsOf = (kind: Marked['kind'], marks: readonly (readonly [Marked, object])[]) =>
    marks.flatMap(([person, row]) => (person.kind === kind ? [row] : []));

  /** The text names both, and nobody else. */
  async function expectText(one: Marked, other: Marked, flags?: typeof others) {
    const marks = [[one, one.mark()] as const, [other, other.mark(flags)] as const];
    const { analise, tipo, secoes } = await ask(rowsOf('candidate', marks), rowsOf('deputy', marks));
    expect([tipo, secoes.length > 1]).toEqual(['resumo', true]);
    const named = everybody.filter(({ name }) => analise.includes(name)).map(({ name }) => name);
    expect(new Set(named)).toEqual(new Set([one.name, other.name]));
  }

  test(`${count} of them, both favourites or either ignored`, async () => {
    expect(own).toHaveLength(count);
    for (const [one, other] of own) {
      await expectText(one, other);
      await expectText(one, other, others);
      await expectText(other, one, others);
    }
  });
});
