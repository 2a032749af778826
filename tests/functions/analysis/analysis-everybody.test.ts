import { describe, expect, test } from 'vitest';
import { candidates, offBallot } from './analysis-book.ts';
import { fiftyDeputies } from './analysis-deputies.ts';
import { replyOf } from './analysis-contract.ts';
import { type CandidateRow, createService, marked, type World, withProvider } from './analysis-support.ts';
import { ownWords, wordsOf } from './analysis-words.ts';
import { dataFor } from './analysis-worlds.ts';

const chamber = [...fiftyDeputies].map(([id, deputy]) => ({ id: Number(id), ...deputy }));
const ids = [...fiftyDeputies.keys()];
const others = { favorito: false, ignorado: true };
const both = { favorito: true, ignorado: true };

/** The shared provider never obeys: our own order answers after both tries. */
function everybodysService() {
  const service = createService(withProvider);
  Object.assign(service.world, { chamber, texts: ['{}'] });
  const ask = async (candidateRows: World['candidates'], deputyRows: World['deputies']) => {
    Object.assign(service.world, { candidates: candidateRows, deputies: deputyRows });
    service.asked.length = 0;
    const reply = await replyOf(await service.call());
    const strange = [...wordsOf(reply.analise, service.world)].filter((word) => !ownWords.includes(word));
    expect(strange).toEqual([]);
    return reply;
  };
  return { ask, service };
}

describe('all candidates and fifty deputies as they are recorded', () => {
  const { ask, service } = everybodysService();
  const all = [...candidates, ...offBallot];

  test('there are twelve, two off the ballot, and fifty', () => {
    expect([candidates.length, offBallot.length, ids.length]).toEqual([12, 2, 50]);
  });

  test('no default of the table is a fact, unless a source states it', async () => {
    const [first] = candidates;
    if (first === undefined) throw new Error('no candidates');
    const bare: CandidateRow = {
      ...first,
      estado_origem: 'BR',
      profissao: 'Político',
      inclinacao_politica: 'Centro',
    };
    const { analise } = await ask([marked.candidate({ ...bare, fontes: [] })], []);
    expect(analise).not.toMatch(/Político|Centro|Brasil|profissão/);
    const sourced = { ...bare, fontes: [{ campo: 'inclinacao_politica' }] };
    expect((await ask([marked.candidate(sourced)], [])).analise).toContain(
      'tem a inclinação política “Centro”, segundo outras fontes.',
    );
  });

  test('alone, as favourite and as the only one ignored, each is told of', async () => {
    for (const row of all) {
      const { analise } = await ask([marked.candidate(row)], []);
      expect(analise).toContain(row.nome);
      for (const { texto } of row.pautas_detalhe) expect(analise).toContain(`“${texto}”`);
      const reply = await ask([marked.candidate(row, others)], [marked.deputy(ids[0] ?? '')]);
      expect(reply.analise).toContain(row.nome);
    }
    for (const [id, { nome }] of fiftyDeputies) {
      expect((await ask([], [marked.deputy(id)])).analise).toContain(nome);
      const reply = await ask([marked.candidate(candidates[0] ?? null)], [marked.ignoredDeputy(id)]);
      expect(reply.analise).toContain(nome);
    }
  });

  test('of those off the ballot it is said, and of nobody else', async () => {
    const { analise } = await ask(
      all.map((row) => marked.candidate(row)),
      [],
    );
    const [one, two] = offBallot.map(({ nome }) => nome).toSorted();
    expect(analise).toContain(`As candidaturas de ${one} e ${two} ficaram fora da urna.`);
    expect(analise.match(/fora da urna/g)).toHaveLength(1);
  });

  test('all at once, on both sides too', async () => {
    const reply = await ask(
      all.map((row) => marked.candidate(row, both)),
      ids.map((id) => marked.deputy(id, both)),
    );
    expect([reply.candidatosCount, reply.deputadosCount]).toEqual([14, 50]);
    for (const { nome } of [...all, ...fiftyDeputies.values()]) expect(reply.analise).toContain(nome);
  });

  test('every pair in whichever order is told of in one text', async () => {
    const texts = async (a: CandidateRow, b: CandidateRow) =>
      (await ask([marked.candidate(a), marked.candidate(b)], [])).analise;
    for (const [index, a] of candidates.entries())
      for (const b of candidates.slice(index + 1)) expect(await texts(a, b)).toBe(await texts(b, a));
  });

  test('beyond sixty of a kind each list says how many of it are only counted', async () => {
    const last = Array.from({ length: 13 }, (_, n) => ({
      id: 900 + n,
      nome: `Zuleica ${n + 10}`,
      siglaPartido: 'PT',
      siglaUf: 'SP',
    }));
    Object.assign(service.world, { chamber: [...chamber, ...last] });
    const favorites = [...ids, ...last.map(({ id }) => String(id))];
    const ignored = favorites.pop() ?? '';
    const marks = [...favorites.map((id) => marked.deputy(id)), marked.deputy(ignored, others)];
    const { analise, descritos } = await ask([], marks);
    expect(descritos).toEqual({ candidatos: 0, deputados: 60 });
    expect(analise).toContain(
      'Dois dos deputados favoritos ficaram sem descrição, porque a lista é longa demais.',
    );
    expect(analise).toContain(
      'Um dos deputados ignorados ficou sem descrição, porque a lista é longa demais.',
    );
    Object.assign(service.world, { chamber });
  });

  test('of each the same kinds of facts are sent, in the same order', async () => {
    await ask(
      candidates.map((row) => marked.candidate(row)),
      ids.map((id) => marked.deputy(id)),
    );
    const { fatos } = await dataFor(service);
    const kindsOf = (nome: string) => {
      const own = fatos
        .filter(({ sobre }) => sobre === nome)
        .map(({ tipo }) => tipo.replace(/, tema .*/, ''));
      return own.filter((tipo, index) => tipo !== own[index - 1]).join(', ');
    };
    expect(new Set(candidates.map(({ nome }) => kindsOf(nome)))).toEqual(
      new Set([
        'escolha, lista, partido, estado de origem, profissão, inclinação, segundo outras fontes, cargo, pauta',
      ]),
    );
    expect(new Set([...fiftyDeputies.values()].map(({ nome }) => kindsOf(nome)))).toEqual(
      new Set(['escolha, lista, partido, estado do mandato']),
    );
  });
});
