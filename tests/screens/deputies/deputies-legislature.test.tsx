import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputy, aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen, screenWidth } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, names } from '../../support/screen-parts';

const path = '/deputados-federais';
const parties = [{ id: 1, sigla: 'EXA', nome: 'Partido Exemplo A', uri: '' }];
const older = [
  aDeputy({ id: 1, nome: 'Acácio Exemplo', siglaUf: 'AP' }),
  aDeputy({ id: 2, nome: 'Bruna Exemplo', siglaUf: 'BA' }),
];
const newer = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aDeputy({ nome: `Pessoa ${String(index + 1)}`, siglaUf: 'BA', idLegislatura: 58 }),
  );
const legislature = async () => screen.findByRole('combobox', { name: 'Legislatura' });
const count = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text));
const obtidoEm = '2027-02-02T14:00:00.000Z';
const forming = /A Câmara ainda está publicando a lista/;

beforeEach(() => {
  vi.stubGlobal('matchMedia', screenWidth(360));
  vi.setSystemTime(new Date('2027-02-02T15:00:00Z'));
});

it('the list of deputies says on the second day that nobody is listed yet, and leads to the legislature before', async () => {
  const { asked } = chamberHas({ former: older, parties }, { obtidoEm });
  const { user, router } = renderApp(path);
  expect(await screen.findByRole('heading', { level: 2, name: 'Legislatura 58 (2027–2031)' })).toBeVisible();
  expect(screen.getByText('58ª legislatura: quem está no cargo, em ordem alfabética.')).toBeVisible();
  expect(
    await screen.findByText('A Câmara ainda está publicando a lista da nova legislatura: 0 de 513.', {
      exact: false,
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ver a legislatura 57 (2023–2027)' }));
  await count('2 deputados encontrados');
  expect(names()).toEqual(['Acácio Exemplo', 'Bruna Exemplo']);
  expect(router.state.location.search).toBe('?legislatura=57');
  expect(asked.at(-1)?.searchParams.get('idLegislatura')).toBe('57');
  expect(screen.getByRole('heading', { level: 2, name: 'Legislatura 57 (2023–2027)' })).toBeVisible();
  expect(screen.getByText('57ª legislatura: quem exerceu o mandato, em ordem alfabética.')).toBeVisible();
  expect(screen.queryByText(forming)).not.toBeInTheDocument();
});

it('the list of deputies counts and lists nobody of the legislature before, whom an answer from before the turn still names', async () => {
  onWideScreen();
  const kept = Array.from({ length: 513 }, () => aDeputy({ nome: 'Pessoa de antes', idLegislatura: 57 }));
  chamberHas({ deputies: kept, parties }, { copyOf: { dadosDe: '2026-08-22', hoje: '2026-08-22' } });
  const { queryClient } = renderApp(path);
  expect(
    await screen.findByText(
      'Estes dados são de 22/08/2026, de antes da nova legislatura, e ainda não têm a lista dela.',
      { exact: false },
    ),
  ).toBeVisible();
  await count('0 deputados encontrados');
  expect(screen.getByText('Nenhum deputado encontrado')).not.toHaveAttribute('role', 'status');
  expect(screen.queryByText('Pessoa de antes')).not.toBeInTheDocument();
  expect(screen.getByText('Estes dados ainda não têm a lista desta legislatura.')).toBeVisible();
  expect(screen.getByText(/Cópia com dados até 22\/08\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Limpar' })).not.toBeInTheDocument();
  expect(screen.queryByText(forming)).not.toBeInTheDocument();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('heading', { level: 2, name: 'Por partido' })).not.toBeInTheDocument();
});

it('the list of deputies says how many are listed while they are fewer than 400', async () => {
  chamberHas({ deputies: newer(130), former: older, parties }, { perPage: 5, obtidoEm });
  renderApp(path);
  expect(
    await screen.findByText('A Câmara ainda está publicando a lista da nova legislatura: 130 de 513.', {
      exact: false,
    }),
  ).toBeVisible();
  await count('5 deputados encontrados (há mais)');
  expect(names()[0]).toBe('Pessoa 1');
});

it.each([
  ['the list is long enough', 400, '2027-02-02T15:00:00Z'],
  ['sixty days have passed', 130, '2027-04-02T15:00:00Z'],
])('the list of deputies says nothing of the kind once %s', async (_, listed, now) => {
  vi.setSystemTime(new Date(now));
  chamberHas({ deputies: newer(listed), parties }, { perPage: 5 });
  const { queryClient } = renderApp(path);
  await count('5 deputados encontrados (há mais)');
  await legislature();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(forming)).not.toBeInTheDocument();
});

it('the list of deputies keeps the legislature while it is filtered; to clear leads back to the one that sits', async () => {
  const { asked } = chamberHas({ deputies: newer(3), former: older, parties });
  const { user, router } = renderApp(`${path}?legislatura=57`);
  await count('2 deputados encontrados');
  expect(
    within(await legislature())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['58 (2027–2031)', '57 (2023–2027)']);
  expect(await legislature()).toHaveDisplayValue('57 (2023–2027)');
  await user.type(screen.getByLabelText('Nome'), 'Bruna{Enter}');
  await count('1 deputado encontrado');
  expect(router.state.location.search).toBe('?legislatura=57&nome=Bruna');
  const filtered = asked.find(({ searchParams }) => searchParams.get('nome') === 'Bruna');
  expect(filtered?.searchParams.get('idLegislatura')).toBe('57');
  await user.click(button('Limpar'));
  await count('3 deputados encontrados');
  expect(router.state.location.search).toBe('');
  await user.selectOptions(await legislature(), '57 (2023–2027)');
  await count('2 deputados encontrados');
  await user.selectOptions(await legislature(), '58 (2027–2031)');
  await count('3 deputados encontrados');
  expect(asked.at(-1)?.searchParams.has('idLegislatura')).toBe(false);
});

it('the list of deputies offers no other legislature before the new one has begun, whatever the address says', async () => {
  vi.setSystemTime(new Date('2027-02-01T02:59:00Z'));
  const { asked } = chamberHas({ deputies: older, parties });
  renderApp(`${path}?legislatura=56`);
  await count('2 deputados encontrados');
  expect(screen.getByText('57ª legislatura: quem está no cargo, em ordem alfabética.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Legislatura' })).not.toBeInTheDocument();
  expect(asked.some(({ searchParams }) => searchParams.has('idLegislatura'))).toBe(false);
});

it.each([
  [513, ['Bruna Exemplo']],
  [130, []],
])(
  'the list of deputies marks cards of the legislature before by the list of the %d who sit now',
  async (length, marked) => {
    chamberHas({
      deputies: [aDeputy({ id: 1, idLegislatura: 58 }), ...newer(length - 1)],
      former: older,
      parties,
    });
    const { queryClient } = renderApp(`${path}?legislatura=57`);
    await count('2 deputados encontrados');
    await waitFor(() =>
      expect(queryClient.getQueryData(['deputies', 'sitting'])).toHaveProperty('ids.length', length),
    );
    await waitFor(() => expect(screen.queryAllByText('Não está no cargo agora')).toHaveLength(marked.length));
    const cards = screen.getAllByRole('article');
    const named = cards.filter((card) => within(card).queryByText('Não está no cargo agora'));
    expect(named.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(marked);
  },
);

it.each([
  ['whose record is not renewed yet, and who is not listed', 160541, 'Exercício', false, true],
  ['whose record says that the mandate ended, and who is listed', 160541, 'Fim de Mandato', true, false],
])(
  'the list of deputies lets the list of the new legislature decide of somebody %s',
  async (_, id, situacao, isListed, isOut) => {
    const { asked } = chamberHas({
      deputies: isListed ? [aDeputy({ id, idLegislatura: 58 }), ...newer(512)] : newer(513),
      former: [aDeputy({ id, nome: 'Ana Exemplo' })],
      details: [aDeputyDetail({}, { situacao })],
      parties,
    });
    const { user, queryClient } = renderApp(`${path}?legislatura=57`);
    await waitFor(() =>
      expect(queryClient.getQueryData(['deputies', 'sitting'])).toHaveProperty('ids.length', 513),
    );
    const before = asked.length;
    await user.click(await screen.findByRole('link', { name: 'Ana Exemplo' }));
    expect(await screen.findByText('Nome civil')).toBeVisible();
    expect(screen.queryAllByText('Não está no cargo agora').length > 0).toBe(isOut);
    if (isOut) expect(screen.queryByText(/No cargo$/)).toBeNull();
    expect(asked.slice(before).map(({ pathname }) => pathname)).not.toContain('/api/v2/deputados');
  },
);
