import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { anEntry, hasPanel } from '../../support/panel/fake-admin';
import { server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { fakeTable, rest, tableError, timedOut } from '../../support/fake-tables';
import { renderApp } from '../../support/render-app';
import { openResults, path } from '../../support/panel/results-panel';
import { button, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const address = `${path}?turno=cota`;
const act = {
  desde: '2026-02-20',
  ate: null,
  ato: 'Ato da Mesa 244/2026',
  fonte_url: 'https://www2.camara.leg.br/legin/int/atomes/244',
  valor_no_ato: false,
  conferido_em: null,
};
const printed = {
  ...act,
  uf: 'AC',
  desde: '2023-02-01',
  ate: '2026-02-19',
  ato: 'Ato da Mesa 270/2023',
  valor_mensal: 50426.26,
  valor_no_ato: true,
};
/** In no order of the panel's. */
const limits = [
  printed,
  { ...act, uf: 'CE', valor_mensal: 54879.34 },
  { ...act, uf: 'DF', valor_mensal: null },
  { ...act, uf: 'AC', valor_mensal: 57360.5 },
];

/** The panel's tab over these limits; `refusal` answers the confirmation, `calls` is what arrived. */
async function openLimits(refusal: HttpResponse<JsonBodyType> | null = null) {
  const calls: unknown[] = [];
  let rows: readonly object[] = limits;
  server.use(
    ...fakeTable('cota_limites', { rows: () => rows }),
    http.post(`${rest}/rpc/conferir_cota_limites`, async ({ request }) => {
      calls.push(await request.json());
      if (refusal) return refusal;
      rows = limits.map((row) =>
        row.desde === act.desde ? { ...row, conferido_em: '2026-11-22T15:00:00+00:00' } : row,
      );
      return HttpResponse.json(2);
    }),
  );
  const app = await openResults(address, null, undefined, () =>
    screen.findByRole('region', { name: act.ato }),
  );
  return { ...app, calls };
}

const valuesOf = (ato: string) =>
  within(screen.getByRole('table', { name: `Limites mensais do ${ato}` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map((cell) =>
        cell.textContent.replaceAll('\u00A0', ' '),
      ),
    );

beforeEach(onWideScreen);

it('the panel of limits lists the values of each act with its address; one printed in the act needs nobody', async () => {
  await openLimits();
  const newest = within(screen.getByRole('region', { name: act.ato }));
  expect(newest.getByRole('link', { name: /^Página da Câmara/ })).toHaveAttribute('href', act.fonte_url);
  expect(newest.getByText('Em vigor desde 20/02/2026.')).toBeVisible();
  const acts = screen.getAllByRole('heading', { name: /^Ato da Mesa/ });
  expect(acts.map(({ textContent }) => textContent)).toEqual([act.ato, printed.ato]);
  expect(valuesOf(act.ato)).toEqual([
    ['AC', 'R$ 57.360,50', 'Não conferido'],
    ['CE', 'R$ 54.879,34', 'Não conferido'],
    ['DF', 'Não informado', '—'],
  ]);
  expect(valuesOf(printed.ato)).toEqual([['AC', 'R$ 50.426,26', 'No texto do ato']]);
  expect(screen.getAllByRole('button', { name: 'Conferi na página da Câmara' })).toHaveLength(1);
});

it('the panel of limits counts a value as confirmed only after the act is repeated', async () => {
  const { user, calls } = await openLimits();
  await user.click(button('Conferi na página da Câmara'));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Conferir os valores do Ato da Mesa 244/2026?' }),
  );
  expect(question.getByText(/^São 2 valores\./)).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Conferi na página da Câmara' }));
  await toasted('Valores do Ato da Mesa 244/2026 conferidos');
  expect(calls).toEqual([{ p_desde: '2026-02-20' }]);
  await waitFor(() =>
    expect(valuesOf(act.ato)[1]).toEqual(['CE', 'R$ 54.879,34', 'Conferido em 22/11/2026']),
  );
  expect(screen.queryByRole('button', { name: 'Conferi na página da Câmara' })).not.toBeInTheDocument();
});

it.each([
  ['42501', 'Sua permissão de administrador foi retirada. Nada foi gravado.'],
  ['P0001', 'O banco de dados recusou a mudança. Nada foi gravado.'],
  [null, 'Sem resposta do servidor. Nada foi gravado; tente novamente.'],
])('the panel of limits says why nothing was recorded (%s)', async (code, why) => {
  const { user } = await openLimits(code === null ? HttpResponse.error() : tableError(403, code, 'no'));
  await user.click(button('Conferi na página da Câmara'));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Conferi na página da Câmara' }));
  await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(why));
});

it.each([
  ['Nenhum limite da cota no banco de dados.', () => HttpResponse.json([])],
  ['Não foi possível carregar os limites da cota.', timedOut],
])(
  'the panel of limits shows no table where there is nothing to show, and says why: %s',
  async (said, answer) => {
    server.use(http.get(`${rest}/cota_limites`, answer));
    await openResults(address, null, undefined, () => screen.findByText(said));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
);

it('the audit calls the limit by its name and says what was confirmed', async () => {
  hasPanel({
    audit: [
      anEntry({
        entity: 'cota_limites',
        changes: {
          conferido_em: { before: null, after: '2026-11-22T15:00:00+00:00' },
          desde: { before: '2026-02-20', after: '2026-02-20' },
        },
      }),
    ],
  });
  const { user } = renderApp('/admin/auditoria', { as: maria });
  await heading('Auditoria');
  expect(await screen.findByRole('cell', { name: 'Limites da cota parlamentar' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Ver mudanças/ }));
  expect(await screen.findByText('Conferido na página da Câmara em')).toBeVisible();
  expect(screen.getByText('Limites em vigor desde')).toBeVisible();
  expect(screen.getByText('22/11/2026')).toBeVisible();
  expect(screen.getAllByText('20/02/2026')).not.toHaveLength(0);
});
