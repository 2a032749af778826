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
