import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchDownloads } from '../../support/browser/downloads';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { server } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { aSet } from '../../support/fake-sets';
import { aVote, hasVotes } from '../../support/fake-votes';
import { heldAnswer } from '../../support/held-answer';
import { renderApp } from '../../support/render-app';
import { expectClientLog, expectNoToast, toasted } from '../../support/screen-parts';

const path = '/deputado-federal/160541?aba=votacoes';

beforeEach(() => {
  onWideScreen();
  chamberHas({ details: [aDeputyDetail()] });
});

it('the file of votes has every record of the filter', async () => {
  const records = Array.from({ length: 51 }, () => aVote());
  hasVotes({ records });
  const files = watchDownloads();
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]?.blob.text();
  expect(text?.match(/\r\n/g)).toHaveLength(51 + 1 + 1 + 3);
  expect(text).toContain('"Fonte";"Dados Abertos da Câmara dos Deputados"');
  expect(text).toContain('"Dados até";"21/05/2026"');
  expect(text).toContain('"Aprovada, 302 a 105"');
  await expectNoToast();
});

it('the file of votes holds what is filtered, to its last page, and says by what', async () => {
  const records = Array.from({ length: 102 }, (_, n) => aVote({ voto: n % 2 === 0 ? 2 : 1 }));
  const { asked } = hasVotes({ records });
  const files = watchDownloads();
  const chosen = '&ano-voto=2026&tema=Sa%C3%BAde&voto=2&texto=moradia&principais=sim';
  const { user } = renderApp(`${path}${chosen}`);
  await user.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head = '', table = ''] = ((await files[0]?.blob.text()) ?? '').split('\r\n\r\n');
  expect(head.split('\r\n').slice(3)).toEqual([
    '"Ano";"2026"',
    '"Tema";"Saúde"',
    '"Voto";"Não"',
    '"Texto";"moradia"',
    '"Só as principais";"sim"',
  ]);
  expect(table.match(/;"Urgência";"[^"]*";/g)).toEqual(Array(51).fill(';"Urgência";"Não";'));
  const lists = asked.filter(({ url }) => url.pathname.endsWith('/votos_do_deputado'));
  expect(lists.length).toBeGreaterThan(1);
  for (const { url } of lists)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ p_ano: '2026', p_tema: 'Saúde', p_voto: '2', p_texto: 'moradia', p_so_principais: 'true' },
    });
});

it('the file of votes waits for the day of its data', async () => {
  hasVotes({ records: [aVote()] });
  const { held, release } = heldAnswer();
  server.use(
    http.get('http://backend.test/rest/v1/rpc/saude_dos_dados', async () => {
      await held;
      return HttpResponse.json([aSet('votos', { registros: 10 })]);
    }),
  );
  const files = watchDownloads();
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  release();
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.blob.text()).toContain('"Dados até";"21/05/2026"');
});

it('the file of votes comes without the day of its data when nobody says it', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  hasVotes({ records: [aVote()] });
  server.use(
    http.get('http://backend.test/rest/v1/rpc/saude_dos_dados', () =>
      HttpResponse.json({ code: '57014', message: 'canceling statement' }, { status: 500 }),
    ),
  );
  const files = watchDownloads();
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.blob.text()).not.toContain('Dados até');
  await expectNoToast();
  expect(report).toHaveBeenCalledWith('The day of a set could not be read', 'votos', expect.anything());
  report.mockClear();
});

it('the file of votes is not made of a part: a failed read says so', async () => {
  hasVotes({ records: [aVote()] });
  const files = watchDownloads();
  const { user } = renderApp(path);
  const button = await screen.findByRole('button', { name: 'Baixar CSV' });
  const expectLogged = expectClientLog();
  hasVotes({ isBroken: true });
  await user.click(button);
  await toasted('Não foi possível montar o arquivo. Tente novamente.');
  expect(files).toEqual([]);
  await expectLogged();
});
