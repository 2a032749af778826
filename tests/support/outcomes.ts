import type { SourcedOutcome } from '../../src/features/politicians/outcome/deputy-outcome';
import { server } from './fake-backend';
import { failsReads, fakeTable } from './fake-tables';

const table = 'destinos_deputados';

/** Of the deputy of `aDeputyDetail`. */
export const anOutcome: SourcedOutcome = {
  deputado_id: 160541,
  destino: 'reeleito',
  cargo: null,
  situacao: 'preliminar',
  fonte_titulo: 'Fonte Exemplo',
  fonte_url: 'https://fonte.exemplo/eleitos',
  revisado_em: '2026-10-09',
};

/** The outcomes of these deputies, of nobody else. */
export function hasOutcomes(outcomes: readonly Partial<SourcedOutcome>[]): void {
  server.use(...fakeTable(table, { rows: () => outcomes }));
}

export function failsToReadOutcomes(): void {
  server.use(failsReads(table));
}

/** The first round, counted and without votes of anybody. */
export const aFirstRound = {
  turno: 1,
  situacao: 'apurado',
  eleitorado: null,
  comparecimento: 1_050_000,
  validos: 1_000_000,
  brancos: 30_000,
  nulos: 20_000,
  proclamado_em: null,
  fonte_titulo: 'Resultado de exemplo.',
  fonte_url: 'https://resultados.example.org/1.json',
  fonte_data: '2026-10-05',
  resultados: [],
};

/** A record with what published rounds tell of it. */
export const withResults = <T extends object>(record: T, resultados: readonly object[]) => ({
  ...record,
  resultados,
});
