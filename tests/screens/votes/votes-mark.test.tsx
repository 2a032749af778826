import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../support/fake-backend';
import { aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { aRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { heldAnswer } from '../../support/held-answer';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

it('the vote of one favourite is beside each row, found on the device: nothing asked names anybody', async () => {
  const list = [aRollCall(), aRollCall(), aRollCall()];
  const favorite = (deputado_id: string, deputado_nome: string) =>
    aDeputyChoice({ deputado_id, deputado_nome }, { favorito: true });
  const ignored = aDeputyChoice({ deputado_id: '4', deputado_nome: 'Abel Exemplo' }, { ignorado: true });
  hasMyChoices({ deputies: [ignored, favorite('73441', 'Zé Exemplo'), favorite('62881', 'Ana Exemplo')] });
  const { asked } = hasRollCalls({ list });
  const numbers = list.map(({ votacao_id }) => votacao_id);
  const requested: string[] = [];
  server.use(
    http.get('http://backend.test/rest/v1/rpc/votos_das_votacoes', ({ request }) => {
      requested.push(`${request.url} ${request.headers.get('authorization') ?? ''}`);
      return HttpResponse.json({ deputados: [62881, 73441], votacoes: numbers, votos: ['12', '04', '50'] });
    }),
  );
  const { user } = renderApp('/votacoes', { as: maria });
  expect(await screen.findByLabelText('Voto de')).toHaveDisplayValue('Ana Exemplo');
  expect(screen.queryByRole('option', { name: 'Abel Exemplo' })).not.toBeInTheDocument();
  const marks = () => screen.getAllByRole('article').map((row) => row.querySelector('h3 + div')?.textContent);
  await expect.poll(marks).toEqual(['Votou Sim', 'Sem voto registrado', 'Presidiu a sessão (não vota)']);
  // Once above the list, not in each row.
  expect(screen.getAllByText(/Ana Exemplo/)).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Voto de'), 'Zé Exemplo');
  expect(marks()).toEqual(['Votou Não', 'Obstrução', 'Sem voto registrado']);
  expect(requested).toHaveLength(1);
  expect(requested[0]).toContain('Bearer anon-key-of-the-tests');
  const all = [...requested, ...asked.map(({ url }) => url.href)].map(decodeURIComponent);
  expect(all.filter((one) => /73441|62881/.test(one))).toEqual([]);
});

it('a row that has the focus keeps it as the votes of a favourite come beside it', async () => {
  const list = [aRollCall()];
  const answer = heldAnswer();
  hasMyChoices({ deputies: [aDeputyChoice({ deputado_id: '62881' }, { favorito: true })] });
  hasRollCalls({ list });
  server.use(
    http.get('http://backend.test/rest/v1/rpc/votos_das_votacoes', async () => {
      await answer.held;
      return HttpResponse.json({ deputados: [62881], votacoes: [list[0]?.votacao_id], votos: ['1'] });
    }),
  );
  renderApp('/votacoes', { as: maria });
  const article = await screen.findByRole('article');
  const row = within(article).getByRole('link');
  act(() => row.focus());
  expect(await screen.findByLabelText('Voto de')).toBeVisible();
  answer.release();
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Votou Sim'));
  expect(row).toHaveFocus();
});
