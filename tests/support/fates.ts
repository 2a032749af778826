import { http, HttpResponse } from 'msw';
import type { SourcedFate } from '../../src/features/politicians/fate';
import { server, tableError } from './fake-backend';

const path = 'http://backend.test/rest/v1/destinos_deputados';

/** An invented outcome, of the deputy that `aDeputyDetail` invents. */
export const aFate: SourcedFate = {
  deputado_id: 160541,
  destino: 'reeleito',
  cargo: null,
  situacao: 'preliminar',
  fonte_titulo: 'Fonte Exemplo',
  fonte_url: 'https://fonte.exemplo/eleitos',
  revisado_em: '2026-10-09',
};

/** What became of these deputies is known, of nobody else; one is answered alone, as the table API does. */
export function hasFates(fates: readonly Partial<SourcedFate>[]): void {
  server.use(
    http.get(path, ({ request }) => {
      const one = /^eq\.(\d+)$/.exec(new URL(request.url).searchParams.get('deputado_id') ?? '')?.[1];
      return HttpResponse.json(
        one === undefined ? fates : fates.filter(({ deputado_id }) => String(deputado_id) === one),
      );
    }),
  );
}

export function failsToReadFates(): void {
  server.use(http.get(path, () => tableError(500, '57014', 'canceling statement due to statement timeout')));
}
