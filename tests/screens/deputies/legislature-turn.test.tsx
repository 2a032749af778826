import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDeputy, aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { hasTables } from '../../support/fake-comparison';
import { renderApp } from '../../support/render-app';
import { button, heading } from '../../support/screen-parts';

const person = (id: number, nome: string, status: Record<string, unknown>) =>
  aDeputyDetail({ id }, { nome, nomeEleitoral: nome, siglaUf: 'BA', ...status });
/** As the Chamber makes them weeks before: no situation, no office. */
const elected = {
  idLegislatura: 58,
  situacao: null,
  condicaoEleitoral: 'Eleito',
  gabinete: { nome: null, predio: null, sala: null, telefone: null, email: null },
};
const sitting = { idLegislatura: 57, situacao: 'Exercício' };
const stays = person(1, 'Vera Fica', elected);
const comes = person(2, 'Nilo Chega', elected);
const leaves = person(3, 'Lia Sai', sitting);
const left = person(3, 'Lia Sai', { idLegislatura: 57, situacao: 'Fim de Mandato' });
const row = (id: number, nome: string, idLegislatura: number) =>
  aDeputy({ id, nome, siglaUf: 'BA', idLegislatura });
const others = (count: number, idLegislatura: number) =>
  Array.from({ length: count }, (_, index) => row(100 + index, `Outra ${String(index)}`, idLegislatura));
const before = [row(1, 'Vera Fica', 57), row(3, 'Lia Sai', 57), ...others(511, 57)];
const after = [row(1, 'Vera Fica', 58), row(2, 'Nilo Chega', 58), ...others(511, 58)];
const inOffice = (status: object) => ({ ...status, situacao: 'Exercício' });

/** What the Chamber answers on a day of the turn. */
const days = {
  '2026-12-20': { deputies: before, details: [stays, comes, leaves] },
  // Coming and sitting legislatures' rows share the list.
  '2027-01-15': { deputies: [...before, ...after.slice(0, 300)], details: [stays, comes, leaves] },
  '2027-02-01': { deputies: [], details: [stays, comes, leaves] },
  '2027-02-02': {
    deputies: after,
    details: [person(1, 'Vera Fica', inOffice(elected)), person(2, 'Nilo Chega', inOffice(elected)), left],
  },
} as const;
type Day = keyof typeof days;

/** By day and number: line, mandate title, 'Não está no cargo agora', office. */
const profiles: [Day, number, string, string, boolean, boolean][] = [
  ['2026-12-20', 1, 'Bahia (BA) · No cargo', 'Mandato atual', false, false],
  ['2026-12-20', 2, 'Bahia (BA) · Toma posse em 01/02/2027', 'Próximo mandato', false, false],
  ['2026-12-20', 3, 'Bahia (BA) · No cargo', 'Mandato atual', false, true],
  ['2027-01-15', 2, 'Bahia (BA) · Toma posse em 01/02/2027', 'Próximo mandato', false, false],
  ['2027-02-01', 1, 'Bahia (BA)', 'Mandato atual', false, true],
  ['2027-02-01', 2, 'Bahia (BA)', 'Mandato atual', false, true],
  ['2027-02-01', 3, 'Bahia (BA)', 'Último registro', false, false],
  ['2027-02-02', 1, 'Bahia (BA) · No cargo', 'Mandato atual', false, true],
  ['2027-02-02', 2, 'Bahia (BA) · No cargo', 'Mandato atual', false, true],
  ['2027-02-02', 3, 'Bahia (BA) · Fim de Mandato', 'Último mandato', true, false],
];

function open(day: Day, path: string) {
  vi.setSystemTime(new Date(`${day}T15:00:00Z`));
  const { asked } = chamberHas(days[day], { obtidoEm: `${day}T14:00:00.000Z`, perPage: 5 });
  return { asked, ...renderApp(path) };
}

beforeEach(onWideScreen);

describe('the turn of the legislature', () => {
  it.each(profiles)(
    'on %s shows nobody in office who is not, on the page of %d and in its head',
    async (day, id, place, title, isOut, hasOffice) => {
      open(day, `/deputado-federal/${String(id)}`);
      expect((await screen.findAllByText(place))[0]).toBeVisible();
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.queryAllByText('Não está no cargo agora').length > 0).toBe(isOut);
      if (!place.endsWith('No cargo')) expect(screen.queryByText(/· Exercício$/)).toBeNull();
      expect(screen.queryAllByText('Gabinete').length > 0).toBe(hasOffice);
      const says = () =>
        document.head.querySelector('meta[name="description"]')?.getAttribute('content')?.split(':')[0] ?? '';
      const of = place.endsWith('No cargo')
        ? /, deputado federal$/
        : place.includes('Toma posse')
          ? /^Nilo Chega, toma posse em 01\/02\/2027$/
          : /^\p{L}+ \p{L}+$/u;
      await waitFor(() => expect(says()).toMatch(of));
    },
  );

  it.each([
    ['2026-12-20', 5],
    ['2027-01-15', 5],
    ['2027-02-01', 0],
    ['2027-02-02', 5],
  ] as const)('on %s lists only who is in exercise', async (day, count) => {
    const { queryClient } = open(day, '/deputados-federais');
    await heading('Deputados federais');
    await waitFor(() =>
      expect(
        queryClient.getQueryCache().find({ queryKey: ['deputies', 'list'], exact: false })?.state.status,
      ).toBe('success'),
    );
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count));
    const isNew = day === '2027-02-02';
    expect(screen.queryByRole('link', { name: 'Nilo Chega' }) !== null).toBe(isNew);
    expect(screen.queryByRole('link', { name: 'Lia Sai' }) !== null).toBe(count > 0 && !isNew);
  });

  it.each([
    ['2026-12-20', ['No cargo', 'Toma posse em 01/02/2027', 'No cargo']],
    ['2027-01-15', ['No cargo', 'Toma posse em 01/02/2027', 'No cargo']],
    ['2027-02-01', ['Não informada', 'Não informada', 'Não informada']],
    ['2027-02-02', ['Fim de Mandato', 'No cargo', 'No cargo']],
  ] as const)('on %s says the same in the comparison', async (day, situations) => {
    hasTables();
    open(day, '/comparar?deputados=1,2,3');
    const head = await screen.findByRole('rowheader', { name: /^Situação/ });
    const cells = within(head.closest('tr') ?? document.body).getAllByRole('cell');
    // The alphabet: Lia, Nilo, Vera.
    expect(cells.map((cell) => cell.textContent)).toEqual(situations);
  });
});

describe('somebody whom the Chamber lists without a record', () => {
  const listedAlone = { deputies: [row(7, 'Rui Novo', 57), ...others(512, 57)], details: [leaves] };

  it('keeps what the list says on a page that was not prerendered', async () => {
    vi.setSystemTime(new Date('2026-12-20T15:00:00Z'));
    chamberHas(listedAlone, { obtidoEm: '2026-12-20T14:00:00.000Z' });
    renderApp('/deputado-federal/7');
    expect(await heading('Rui Novo')).toBeVisible();
    expect(screen.getByText('Bahia (BA) · No cargo')).toBeVisible();
    expect(await screen.findByText('A Câmara ainda não tem o registro completo.')).toBeVisible();
    expect(button('Favoritar')).toBeEnabled();
    expect(screen.queryByText(/[Nn]ão informad|Deputado não encontrado/)).toBeNull();
  });

  it('keeps it in the comparison too', async () => {
    vi.setSystemTime(new Date('2026-12-20T15:00:00Z'));
    hasTables();
    chamberHas(listedAlone, { obtidoEm: '2026-12-20T14:00:00.000Z' });
    renderApp('/comparar?deputados=3,7');
    const head = await screen.findByRole('rowheader', { name: /^Situação/ });
    const cells = within(head.closest('tr') ?? document.body).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['No cargo', 'No cargo']);
    expect(screen.getByRole('link', { name: 'Rui Novo' })).toHaveAttribute('href', '/deputado-federal/7');
  });

  it('is not found when the list does not have them either', async () => {
    vi.setSystemTime(new Date('2026-12-20T15:00:00Z'));
    chamberHas(listedAlone, { obtidoEm: '2026-12-20T14:00:00.000Z' });
    renderApp('/deputado-federal/8');
    expect(await heading('Deputado não encontrado')).toBeVisible();
  });
});
