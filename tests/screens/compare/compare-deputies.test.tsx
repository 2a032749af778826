import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { chamberHas } from '../../support/fake-chamber';
import { details, hasTables, limit, outcome } from '../../support/fake-comparison';
import { renderApp } from '../../support/render-app';
import { always } from '../../support/year-of-expenses';

const heads = () =>
  screen.getAllByRole('columnheader').filter((cell) => cell.getAttribute('scope') === 'col');
const row = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00A0', ' '));
const verdicts = /gastador|suspeit|economiz|esbanj|abus|melhor|pior|ranking/i;

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
});

it('the comparison of deputies shows what the Chamber and our tables know of each, the alphabet first, nobody ahead', async () => {
  const asked = hasTables();
  const profiles = chamberHas({ details });
  renderApp('/comparar?deputados=1,2');
  expect(await screen.findByText('2 deputados, em ordem alfabética. Sem nota e sem vencedor.')).toBeVisible();
  await screen.findByRole('table');
  expect(heads().map((cell) => within(cell).getByRole('link').textContent)).toEqual([
    'Ana Exemplo',
    'Érica Exemplo',
  ]);
  expect(row(/^Escolaridade/)).toEqual(['Não informada', 'Superior']);
  expect(row(/^Votos registrados ?Ficam de fora as votações/)).toEqual(['746', '1.791']);
  expect(row(/^Votos em comum/)).toEqual(['com Érica Exemplo: 461 de 558', 'com Ana Exemplo: 461 de 558']);
  expect(row(/^Despesas pagas pela Câmara/)).toEqual([
    'Nenhuma nestes dados',
    'R$ 242.180,86sem as passagens que a Câmara compra direto (SIGEPA)',
  ]);
  expect(row(/^O do meio do estado \(mediana\)/)).toEqual([
    'Poucos deputados para comparar.',
    'R$ 200.959,17CE, 5 deputados',
  ]);
  expect(row(/^Limite mensal/)[1]).toBe('R$ 54.879,34desde 20/02/2026; valor ainda não conferido');
  expect(row(/^Divulgação da atividade parlamentar/)).toEqual(['Nenhuma nestes dados', 'R$ 123.100,00']);
  expect(row(/^Projetos de lei em 2025Quantidade não mede qualidade\./)).toEqual([
    'Não informado',
    '3Dados até 22/12/2025',
  ]);
  expect(screen.queryByText('Projetos de lei em 2026')).not.toBeInTheDocument();
  expect(row(/^Resultado/)).toEqual(['Não informado', 'Reeleito(a)Preliminar, em 08/10/2026.']);
  for (const [group, day] of [
    ['Quem é', '20/11/2026'],
    ['Votações', '21/05/2026'],
    ['Despesas de 2026', '24/07/2026'],
  ] as const) {
    const head = screen.getByRole('columnheader', { name: `${group} Dados até ${day}` });
    expect(within(head).getByRole('link')).toHaveAttribute('href', '/dados');
  }
  const ownDay = /Dados até/;
  expect(screen.queryByRole('rowheader', { name: ownDay }), 'a row is of its group’s day').toBeNull();
  expect(screen.getByText(`Fonte: Dados Abertos da Câmara dos Deputados. ${always}`)).toBeVisible();
  expect(document.body.textContent).not.toMatch(verdicts);
  expect(asked).toHaveLength(3);
  expect(profiles.asked).toHaveLength(2);
});

it('the comparison of January shows the newest year with expenses of all', async () => {
  vi.setSystemTime(new Date('2027-01-20T15:00:00Z'));
  const asked = hasTables();
  chamberHas({ details });
  renderApp('/comparar?deputados=1,2');
  expect(
    await screen.findByRole('columnheader', { name: 'Despesas de 2026 Dados até 24/07/2026' }),
  ).toBeVisible();
  expect(asked).toContainEqual({ p_deputados: [1, 2], p_ano: 2027 });
});

it('the comparison does not take a year whose file is not here for one without expenses', async () => {
  vi.setSystemTime(new Date('2027-01-20T15:00:00Z'));
  hasTables({ hasYear: false });
  chamberHas({ details });
  renderApp('/comparar?deputados=1,2');
  expect(await screen.findByRole('columnheader', { name: 'Despesas de 2027' })).toBeVisible();
  expect(row(/^Despesas pagas pela Câmara/)).toEqual(['Não informado', 'Não informado']);
  expect(row(/^O do meio do estado/)).toEqual(['Não informado', 'Não informado']);
  expect(screen.queryByText('Nenhuma nestes dados')).not.toBeInTheDocument();
});

it('an unknown number says so in its own column, and is not asked of our tables', async () => {
  const asked = hasTables();
  chamberHas({ details });
  renderApp('/comparar?deputados=1,x,2');
  expect(await screen.findByText(/^Ninguém foi encontrado com este endereço/)).toBeVisible();
  expect(heads()[2]).toHaveTextContent(/^Ninguém/);
  expect(asked).toContainEqual({ p_deputados: [1, 2], p_ano: 2026 });
});

it('somebody whom our tables lack is not one whose numbers could not be read', async () => {
  hasTables({ known: 1 });
  chamberHas({ details });
  renderApp('/comparar?deputados=1,2');
  expect(await screen.findByText('1.791')).toBeVisible();
  // Érica comes after Ana.
  expect(row(/^Votos registrados/)).toEqual(['Não informado', '1.791']);
});

it('a profile that fails leaves the other columns, and our tables that fail leave the profiles', async () => {
  hasTables({ fails: true });
  const isFailing = { is: true };
  chamberHas({ details }, { fails: ({ pathname }) => isFailing.is && pathname.endsWith('/2') });
  const { user } = renderApp('/comparar?deputados=1,2');
  expect(await screen.findByText('Não foi possível carregar esta coluna.')).toBeVisible();
  expect(row(/^Escolaridade/)).toEqual(['Superior', '—']);
  expect(row(/^Votos registrados/)).toEqual(['—', '—']);
  expect(screen.getByText('Não foi possível carregar parte dos dados.')).toBeVisible();
  isFailing.is = false;
  hasTables();
  const [column, tables] = screen.getAllByRole('button', { name: 'Tentar novamente' });
  if (column && tables) {
    await user.click(column);
    expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  }
  expect(await screen.findByText('1.791')).toBeVisible();
});

it('a comparison of which nothing could be read says so once, with one way to ask again', async () => {
  hasTables({ fails: true });
  const isFailing = { is: true };
  chamberHas({ details }, { fails: () => isFailing.is });
  const { user } = renderApp('/comparar?deputados=1,2');
  expect(await screen.findByText('Não foi possível carregar a comparação.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  isFailing.is = false;
  hasTables();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Érica Exemplo' })).toBeVisible();
});

it('with one deputy the others are found by name, accents set aside', async () => {
  hasTables();
  const deputies = [aDeputy({ id: 1, nome: 'Érica Exemplo' }), aDeputy({ id: 2, nome: 'Ana Exemplo' })];
  chamberHas({ details, deputies });
  const { user } = renderApp('/comparar?deputados=2');
  expect(await screen.findByText('Escolha de 2 a 4 para comparar.')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: /Ana Exemplo/ })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Érica/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar deputado por nome' }), 'Dep. erica - PT/BA');
  await user.click(screen.getByRole('checkbox', { name: /Érica Exemplo/ }));
  await user.click(screen.getByRole('link', { name: 'Comparar (2)' }));
  expect(await screen.findByText(/^2 deputados/)).toBeVisible();
});

it('a copy says the day of each part, where the list is newer than the profile', async () => {
  hasTables();
  chamberHas({ details }, { copyOf: { dadosDe: '2025-03-21', hoje: '2026-08-22', listaDe: '2026-08-22' } });
  renderApp('/comparar?deputados=1,2');
  const head = await screen.findByRole('columnheader', { name: 'Quem é Dados até 22/08/2026' });
  expect(within(head).getByRole('link')).toHaveAttribute('href', '/dados');
  // Rows of that day do not repeat it, others have their own.
  expect(screen.getByRole('rowheader', { name: 'Situação' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Escolaridade ?Dados até 21\/03\/2025$/ })).toBeVisible();
});

it('a copy says the day of the list that lacks somebody beside their situation alone', async () => {
  hasTables();
  const copyOf = { dadosDe: '2025-03-21', hoje: '2025-03-21', foraDaListaDe: '2026-08-22' };
  chamberHas({ details }, { copyOf });
  renderApp('/comparar?deputados=1,2');
  expect(await screen.findByRole('columnheader', { name: 'Quem é Dados até 21/03/2025' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Situação ?Dados até 22\/08\/2026$/ })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Partido' })).toBeVisible();
});

it('the limit and the result name who states them, on the screen when asked for', async () => {
  hasTables();
  chamberHas({ details });
  const { user } = renderApp('/comparar?deputados=1,2');
  const limits = await screen.findByRole('rowheader', { name: /^Limite mensal do estado/ });
  expect(screen.queryByRole('link', { name: /Ato da Mesa/ })).not.toBeInTheDocument();
  await user.click(within(limits).getByRole('button', { name: 'Fontes' }));
  expect(screen.getAllByRole('link', { name: /^Ato da Mesa 244\/2026/ })[0]).toHaveAttribute(
    'href',
    limit.fonte_url,
  );
  const result = screen.getByRole('rowheader', { name: /^Resultado/ });
  await user.click(within(result).getByRole('button', { name: 'Fontes' }));
  expect(screen.getByRole('link', { name: /^Lista de exemplo/ })).toHaveAttribute('href', outcome.fonte_url);
});

it('paper has each source by its number, and the list of them once', async () => {
  hasTables();
  chamberHas({ details });
  renderApp('/comparar?deputados=1,2');
  await screen.findByRole('rowheader', { name: /^Limite mensal do estado/ });
  expect(screen.queryByRole('region', { name: 'Fontes' })).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const list = within(await screen.findByRole('region', { name: 'Fontes' })).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent.replace('abre em nova aba', ''))).toEqual([
    '[1] Ato da Mesa 244/2026, Câmara dos Deputados',
    '[2] Lista de exemplo, lida em 08/10/2026',
  ]);
  expect(row(/^Limite mensal/)[0]).toMatch(/\[1\]$/);
  expect(row(/^Resultado/)[1]).toMatch(/\[2\]$/);
});

it.each([
  [{ em_comum: 3, iguais: 2 }, 'só 3, poucos para comparar'],
  [{ em_comum: 0, iguais: 0 }, 'nenhum'],
  [{ em_comum: 20, iguais: 1 }, '1 de 20'],
])('%o are said as: %s', async (common, words) => {
  hasTables({ common });
  chamberHas({ details });
  renderApp('/comparar?deputados=1,2');
  expect(await screen.findByText(`com Érica Exemplo: ${words}`)).toBeVisible();
});

it('somebody in no list is named as the Chamber does, or said not to be known, and can be taken away', async () => {
  chamberHas({ details, deputies: [aDeputy({ id: 1, nome: 'Érica Exemplo' })] });
  const { user } = renderApp('/comparar?deputados=2');
  expect(await screen.findByRole('checkbox', { name: /^Ana Exemplo/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Comparar (1)' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /^Ana Exemplo/ }));
  expect(screen.getByRole('button', { name: 'Comparar (0)' })).toBeVisible();
});

it('a number that nobody has is a box that can be cleared', async () => {
  chamberHas({ details, deputies: [aDeputy({ id: 1, nome: 'Érica Exemplo' })] });
  const { user } = renderApp('/comparar?deputados=99');
  const box = await screen.findByRole('checkbox', { name: /^Pessoa que não está nesta lista ?99$/ });
  expect(box).toBeChecked();
  await user.click(box);
  expect(box).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Comparar (0)' })).toBeVisible();
});
