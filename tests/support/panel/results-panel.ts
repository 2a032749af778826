import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as z from 'zod';
import { hasPanel } from './fake-admin';
import { server } from '../fake-backend';
import { fakeTable, rest } from '../fake-tables';
import { aCandidate } from '../fixtures';
import { renderApp } from '../render-app';
import { field, heading } from '../screen-parts';
import { maria } from '../session';

export const path = '/admin/resultados';
/** In the court's shape, made up from published numbers. */
export const example = readFileSync('supabase/local/data/eleicao-2026/tse-feed-exemplo.json', 'utf8');
/** Without the mark of a made-up file. */
export const courtFile = example.replace('"_gerado": true,', '');

const feedSchema = z.object({
  carg: z.array(
    z.object({
      agr: z.array(
        z.object({
          par: z.array(
            z.object({
              cand: z.array(
                z.object({
                  sqcand: z.string(),
                  n: z.string(),
                  nmu: z.string(),
                  vap: z.string(),
                  pvap: z.string(),
                  st: z.string(),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});
export const people = feedSchema
  .parse(JSON.parse(example))
  .carg.flatMap(({ agr }) => agr.flatMap(({ par }) => par.flatMap(({ cand }) => cand)));

const active = people.map(({ sqcand, n, nmu }) =>
  aCandidate({ nome: nmu, numero_urna: Number(n), tse_sq: sqcand }),
);

/** Of whom no round has votes. */
const notStanding = [
  aCandidate({ nome: 'Arquivada Exemplo', status: 'archived', tse_sq: '280001' }),
  aCandidate({ nome: 'Sem Registro Exemplo', tse_sq: null }),
  aCandidate({ nome: 'De Antes Exemplo', election_year: 2022 }),
];

/** As the database has the votes of the file. */
export const line = (index: number) => {
  const person = people[index];
  const candidate = active[index];
  if (!person || !candidate) throw new Error('Nobody is there.');
  return {
    candidato_id: candidate.id,
    votos: Number(person.vap),
    percentual: Number(person.pvap.replace(',', '.')),
    situacao: person.st === '2º turno' ? 'segundo_turno' : 'nao_eleito',
  };
};

const empty = {
  eleitorado: null,
  comparecimento: null,
  validos: null,
  brancos: null,
  nulos: null,
  proclamado_em: null,
  fonte_titulo: null,
  fonte_url: null,
  fonte_data: null,
};

export const first = {
  ...empty,
  ano: 2026,
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  turno: 1,
  situacao: 'apurado',
  validos: 119_300_788,
  brancos: 2_300_706,
  fonte_titulo: 'Fonte Exemplo',
  fonte_url: 'https://fonte.exemplo/1',
  fonte_data: '2026-10-05',
  updated_at: '2026-11-21T13:00:00.000001+00:00',
  resultados: people.map((_, index) => line(index)),
};
export const second = {
  ...empty,
  ano: 2026,
  id: 'aaaaaaaa-0000-4000-8000-000000000002',
  turno: 2,
  situacao: 'nao_publicado',
  updated_at: '2026-11-21T13:00:00.000002+00:00',
  resultados: [],
};

/** Of another election. */
const earlier = {
  ...empty,
  ano: 2022,
  id: 'aaaaaaaa-0000-4000-8000-000000000000',
  turno: 1,
  situacao: 'nao_publicado',
  updated_at: '2026-11-21T13:00:00.000000+00:00',
  resultados: [],
};

const bodySchema = z.object({
  p_turno: z.string(),
  p_lido_em: z.string(),
  p_dados: z.record(z.string(), z.unknown()),
  p_linhas: z.array(z.record(z.string(), z.unknown())),
});

interface Refusal {
  message: string;
  details?: string;
  code?: string;
}

/** Both rounds; `refusal` or `answer` answers saves. Returns their bodies. */
export function hasResults(
  refusal: Refusal | null = null,
  answer = '2026-11-22T12:00:00.000001+00:00',
): z.output<typeof bodySchema>[] {
  hasPanel({ candidates: [...active, ...notStanding] });
  const saves: z.output<typeof bodySchema>[] = [];
  server.use(
    ...fakeTable('turnos_presidencia', { rows: () => [earlier, first, second] }),
    http.post(`${rest}/rpc/gravar_resultado`, async ({ request }) => {
      saves.push(bodySchema.parse(await request.json()));
      return refusal
        ? HttpResponse.json({ code: 'P0001', details: null, hint: null, ...refusal }, { status: 400 })
        : HttpResponse.json(answer);
    }),
  );
  return saves;
}

/** The panel of results over `hasResults`. */
export async function openResults(
  address = path,
  refusal: Refusal | null = null,
  answer?: string,
  isOpen: () => Promise<unknown> = () => screen.findByRole('form', { name: /^[12]º turno$/ }),
) {
  const saves = hasResults(refusal, answer);
  const app = renderApp(address, { as: maria });
  await heading('Resultados');
  await isOpen();
  return { ...app, saves };
}

export async function give(user: ReturnType<typeof renderApp>['user'], content: string) {
  await user.upload(
    field('Arquivo do TSE'),
    new File([content], 'resultado.json', { type: 'application/json' }),
  );
}

/** Replaces a field's text at once: key by key is slow for forty fields. */
export function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}
