import { expect, test } from 'vitest';
import { writableJson } from '../../../supabase/functions/_shared/clean-text.ts';
import { fitting } from '../../../supabase/functions/sincronizar-camara/fit.ts';
import { readTask } from '../../../supabase/functions/sincronizar-camara/read.ts';
import type { Source } from '../../../supabase/functions/sincronizar-camara/source.ts';

/** The largest: every chair, every bench, ten roll calls. */
const ids = Array.from({ length: 10 }, (_, at) => `9000${at}-1`);
const votes = JSON.stringify({
  dados: Array.from({ length: 513 }, (_, at) => ({
    tipoVoto: at % 2 === 0 ? 'Sim' : 'Não',
    dataRegistroVoto: '2026-05-21T18:00:00',
    deputado_: {
      id: 100_000 + at,
      uri: `https://dadosabertos.camara.leg.br/api/v2/deputados/${100_000 + at}`,
      nome: `Fulana Fictícia ${at}`,
      siglaPartido: 'FIC',
      uriPartido: 'https://dadosabertos.camara.leg.br/api/v2/partidos/1',
      siglaUf: 'SP',
      idLegislatura: 57,
      urlFoto: `https://www.camara.leg.br/internet/deputado/bandep/${100_000 + at}.jpg`,
      email: null,
    },
  })),
});
const benches = JSON.stringify({
  dados: Array.from({ length: 40 }, (_, at) => ({ siglaPartidoBloco: `FIC ${at}`, orientacaoVoto: 'Sim' })),
});
const detail = JSON.stringify({
  dados: { proposicoesAfetadas: [{ id: 7, siglaTipo: 'PL', numero: 1, ano: 2026, ementa: 'Fictícia.' }] },
});
const subjects = JSON.stringify({ dados: [{ codTema: 56, tema: 'Saúde' }] });

function bodyOf(path: string): string {
  if (path.endsWith('/votos')) return votes;
  if (path.endsWith('/orientacoes')) return benches;
  return path.endsWith('/temas') ? subjects : detail;
}

test('the largest step of votes takes far less than the two seconds of processor time of a function', async () => {
  const source: Source = {
    get: (path) => Promise.resolve(JSON.parse(bodyOf(path))),
    origin: () => 'api',
  };
  const wanted = ids.map((id) => ({ id, semTitulo: true, semTemas: true }));
  const task = { turno: crypto.randomUUID(), tarefa: 'votos', votacoes: wanted } as const;
  const before = process.cpuUsage();
  const reading = await readTask(source, { ...task, votacoes: [...wanted] });
  const { batches } = fitting({ ...task, votacoes: [...wanted] }, reading);
  const body = writableJson(JSON.stringify({ p_lotes: batches }));
  const { user, system } = process.cpuUsage(before);
  expect(reading.map((batch) => ('lidos' in batch ? batch.lidos : 0))).toEqual(ids.map(() => 513));
  expect(body.length).toBeGreaterThan(500_000);
  expect(new TextEncoder().encode(body).length).toBeLessThan(1_000_000);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
