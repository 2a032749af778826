import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type * as kindsFile from '../../../supabase/functions/analise-politica/kinds.ts';
import type { Kind, KindRow, Marked } from '../../../supabase/functions/analise-politica/kinds.ts';
import { replyOf } from './analysis-contract.ts';

/** What the types do not know: the kind is made up. */
const kind = z.custom<Kind>().parse('senadores');
const rowsSchema = z.array(
  z.object({ favorito: z.boolean(), ignorado: z.boolean(), senador_id: z.string(), senador_uf: z.string() }),
);

async function withSenators(importOriginal: () => Promise<typeof kindsFile>) {
  const actual = await importOriginal();
  const senators: KindRow = {
    one: 'senador',
    table: 'usuario_senadores_relacao',
    columns: 'senador_id,senador_uf',
    traits: ['estado'],
    stateOf: 'do mandato',
    votes: false,
    gap: null,
    read: (rows) =>
      Promise.resolve(
        rowsSchema.parse(rows).map(({ favorito, ignorado, senador_id: id, senador_uf }): Marked => ({
          id,
          isFavorite: favorito,
          isIgnored: ignorado,
          person: { nome: `Rui ${id}`, isOffBallot: false, values: actual.valueOf('estado', senador_uf) },
        })),
      ),
  };
  return {
    ...actual,
    allKinds: [...actual.allKinds, kind],
    rowOf: (own: Kind) => (own === kind ? senators : actual.rowOf(own)),
  };
}

/** The files of this suite share their modules: the others must not meet a senator. */
afterEach(() => {
  vi.doUnmock(import('../../../supabase/functions/analise-politica/kinds.ts'));
  vi.resetModules();
});

test('a new kind of people is described by one row', async () => {
  vi.resetModules();
  vi.doMock(import('../../../supabase/functions/analise-politica/kinds.ts'), withSenators);
  const { createService } = await import('./analysis-support.ts');
  const service = createService();
  service.world.candidates = [];
  service.world.others = {
    '/rest/v1/usuario_senadores_relacao?select=id,favorito,ignorado,senador_id,senador_uf&': [
      { id: crypto.randomUUID(), favorito: true, ignorado: false, senador_id: '5', senador_uf: 'Bahia' },
      { id: crypto.randomUUID(), favorito: true, ignorado: false, senador_id: '4', senador_uf: 'Ceará' },
    ],
  };
  const { secoes, fatos } = await replyOf(await service.call());
  expect(secoes.map(({ titulo, frases }) => [titulo, ...frases.map(({ texto }) => texto)])).toEqual([
    ['Suas escolhas', 'Entre os senadores, você favoritou Rui 4 e Rui 5.'],
    [
      'Estados',
      'Nos registros dos senadores favoritos há dois estados do mandato.',
      'Rui 4 tem o Ceará como estado do mandato.',
      'Rui 5 tem a Bahia como estado do mandato.',
    ],
    ['O que este texto não diz', expect.any(String)],
  ]);
  expect(fatos.map(({ registro }) => registro)).toContainEqual({ tipo: 'senador', id: '5' });
});
