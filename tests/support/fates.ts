import type { SourcedFate } from '../../src/features/politicians/outcome/fate';
import { server } from './fake-backend';
import { failsReads, fakeTable } from './fake-tables';

const table = 'destinos_deputados';

/** Of the deputy of `aDeputyDetail`. */
export const aFate: SourcedFate = {
  deputado_id: 160541,
  destino: 'reeleito',
  cargo: null,
  situacao: 'preliminar',
  fonte_titulo: 'Fonte Exemplo',
  fonte_url: 'https://fonte.exemplo/eleitos',
  revisado_em: '2026-10-09',
};

/** The outcomes of these deputies, of nobody else. */
export function hasFates(fates: readonly Partial<SourcedFate>[]): void {
  server.use(...fakeTable(table, { rows: () => fates }));
}

export function failsToReadFates(): void {
  server.use(failsReads(table));
}
