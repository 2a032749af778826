import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { chamberHas, chamberKeepsWaiting, onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, expectNoToast, names } from '../../support/screen-parts';

const path = '/deputados-federais';
const former = aDeputy({ id: 9, nome: 'Ana Antiga' });
/** From the site's own record of sitting deputies. */
const prerendered = [
  {
    key: ['deputies', 'list', { uf: '', nome: '', partido: '' }],
    data: {
      pages: [
        {
          deputies: [former],
          pageCount: 1,
          next: 2,
          obtidoEm: '2026-08-22T03:00:00Z',
          origem: { tipo: 'camara' },
        },
      ],
      pageParams: [],
    },
  },
];
/** More than one page of ten. */
const perPage = 10;
const many = Array.from({ length: 12 }, (_, index) => aDeputy({ nome: `Pessoa ${String(index + 1)}` }));
const ofRecord = /Dados lidos em 22\/08\/2026\. A Câmara pode ter dados mais novos\./;

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

it('the list of deputies is first what the page was prerendered with, of its day', async () => {
  chamberKeepsWaiting();
  renderApp(path, { prerendered });
  expect(await screen.findByRole('heading', { level: 3, name: 'Ana Antiga' })).toBeVisible();
  expect(screen.getByText(ofRecord)).toBeVisible();
  expect(button('Favoritar Ana Antiga')).toBeEnabled();
});

it('the list of deputies gives way to the answer of now', async () => {
  chamberHas({ deputies: many }, { perPage });
  renderApp(path, { prerendered });
  expect(await screen.findByRole('heading', { level: 3, name: 'Pessoa 10' })).toBeVisible();
  expect(names()).toHaveLength(10);
  expect(screen.queryByText('Ana Antiga')).toBeNull();
  expect(screen.getByText(/Dados lidos em 20\/11\/2026\./)).toBeVisible();
});

it('the list of deputies reads as many pages as the address asks for', async () => {
  chamberHas({ deputies: many }, { perPage });
  renderApp(`${path}?paginas=2`, { prerendered });
  expect(await screen.findByRole('heading', { level: 3, name: 'Pessoa 12' })).toBeVisible();
  expect(names()).toHaveLength(12);
});

it('the list of deputies stays with its day beside the failure, and is read when asked again', async () => {
  let isDown = true;
  const fails = ({ pathname }: URL) => isDown && pathname.endsWith('/deputados');
  chamberHas({ deputies: many }, { perPage, fails });
  const { user } = renderApp(path, { prerendered });
  expect(await screen.findByText('Erro ao carregar deputados federais')).toBeVisible();
  await expectNoToast();
  expect(names()).toEqual(['Ana Antiga']);
  expect(screen.getByText(ofRecord)).toBeVisible();
  isDown = false;
  await user.click(button('Tentar novamente'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Pessoa 10' })).toBeVisible();
  expect(screen.queryByText('Erro ao carregar deputados federais')).toBeNull();
});
