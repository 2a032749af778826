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

/** One service for all calls: the provider never obeys, so each ends in the summary after both tries. */
function everybodysService() {
  const service = createService(withProvider);
  Object.assign(service.world, { chamber, names: rows.map(({ nome }) => nome), texts: ['{}'] });
  const ask = async (candidateRows: object[], deputyRows: object[]) => {
    Object.assign(service.world, { candidates: candidateRows, deputies: deputyRows });
    return replyOf(await service.call());
  };
  return ask;
}

describe('all twelve candidates and fifty deputies end in a text, never in an error', () => {
  const ask = everybodysService();

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

  test('in pairs, both favourites or one of them ignored', async () => {
    for (const one of rows)
      for (const other of rows.filter((row) => row !== one)) {
        expect(
          (
            await ask(
              [one, other].map((row) => marked.candidate(row)),
              [],
            )
          ).candidatosCount,
        ).toBe(2);
        const reply = await ask([marked.candidate(one), marked.candidate(other, others)], []);
        expect(reply.candidatosCount).toBe(1);
      }
    for (const [index, id] of ids.entries()) {
      const next = ids[(index + 1) % ids.length] ?? '';
      expect((await ask([], [marked.deputy(id), marked.deputy(next)])).deputadosCount).toBe(2);
      expect((await ask([], [marked.deputy(id), marked.ignoredDeputy(next)])).deputadosCount).toBe(1);
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
