import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as z from 'zod';
import { server } from '../fake-backend';
import { chamberHas } from '../fake-chamber';
import { fakeTable, rest } from '../fake-tables';
import { openResults, path } from './results-panel';

/** Invented, of the outgoing legislature; their ids belong to nobody. */
const member = (id: number, nome: string, siglaUf: string) => ({
  id,
  nome,
  siglaPartido: 'ABC',
  siglaUf,
  urlFoto: null,
  idLegislatura: 57,
});
const members = [
  member(901, 'Ana Exemplo', 'BA'),
  member(902, 'Bruno Exemplo', 'SP'),
  member(903, 'Célia Exemplo', 'SP'),
];

export const outcome = {
  deputado_id: 901,
  destino: 'reeleito',
  cargo: null,
  situacao: 'preliminar',
  fonte_titulo: 'Lista Exemplo',
  fonte_url: 'https://fonte.exemplo/lista',
  revisado_em: '2026-10-08',
  updated_at: '2026-11-21T13:00:00.000001+00:00',
};
const senator = {
  ...outcome,
  deputado_id: 902,
  destino: 'outro_cargo_eleito',
  cargo: 'Senador(a)',
  situacao: 'conferido',
};

const bodySchema = z.object({
  p_deputado: z.number(),
  p_lido_em: z.optional(z.string()),
  p_dados: z.record(z.string(), z.unknown()),
});

interface Refusal {
  message: string;
  code?: string;
}

/** Invented, too many for a page, and last by name. */
export const manyMembers = Array.from({ length: 58 }, (_, n) =>
  member(1000 + n, `Zé Exemplo ${n + 10}`, 'RJ'),
);

/** Two outcomes and deputies without one; `refusal` answers saves, `saves` are their bodies. */
export async function openOutcomes(refusal: Refusal | null = null, search = '', more: typeof members = []) {
  const saves: z.output<typeof bodySchema>[] = [];
  let outcomes = [outcome, senator];
  chamberHas({ deputies: [...members, ...more] });
  server.use(
    ...fakeTable('destinos_deputados', { rows: () => outcomes }),
    http.post(`${rest}/rpc/gravar_destino`, async ({ request }) => {
      saves.push(bodySchema.parse(await request.json()));
      return refusal
        ? HttpResponse.json({ code: 'P0001', details: null, hint: null, ...refusal }, { status: 400 })
        : HttpResponse.json('2026-11-22T12:00:00.000001+00:00');
    }),
  );
  const app = await openResults(`${path}?turno=destinos${search}`, null, undefined, () =>
    screen.findAllByText('Sem registro', { selector: 'span' }),
  );
  return {
    ...app,
    saves,
    /** Another user changes the first row. */
    corrects: (more: Partial<typeof outcome>) => {
      outcomes = [{ ...outcome, updated_at: '2026-11-21T14:00:00.000001+00:00', ...more }, senator];
    },
  };
}
