import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputy, aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas, chamberKeepsWaiting, onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, heading } from '../../support/screen-parts';

const path = '/deputado-federal/160541';
const ana = aDeputyDetail();
/** What the record of deputies in exercise tells, as the page is prerendered with it. */
const ofList = {
  ...{ nome: 'Ana Exemplo', siglaPartido: 'PP', siglaUf: 'AL', situacao: 'Exercício' },
  gabinete: {},
};
const listed = {
  deputy: { id: 160541, nomeCivil: null, ultimoStatus: { nomeEleitoral: null, urlFoto: null, ...ofList } },
  obtidoEm: '2026-08-22T03:00:00Z',
  origem: { tipo: 'camara' },
};
const prerendered = [{ key: ['deputies', 'listed', '160541'], data: listed }];

/** Boxes that hold nothing but room. */
const emptyBoxes = () => screen.getByRole('article').querySelectorAll('div:empty');

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

it('the profile of a listed deputy is first what the page was prerendered with, and claims nothing of what is still awaited', async () => {
  chamberKeepsWaiting();
  renderApp(path, { prerendered });
  expect(await heading('Ana Exemplo')).toBeVisible();
  expect(document.title).toBe('Ana Exemplo · Pauta Aberta');
  expect(screen.getByText('Alagoas (AL) · No cargo')).toBeVisible();
  expect(screen.getByText('Partido e situação em 22/08/2026')).toBeVisible();
  expect(screen.getByText('Carregando deputado...')).toBeInTheDocument();
  expect(screen.getByText(/aparecem aqui assim que ela responder\.$/)).toBeVisible();
  expect(button('Favoritar')).toBeEnabled();
  expect(screen.queryByText(/[Nn]ão informad/)).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

it('the profile of a listed deputy stays with its day beside the failure, and becomes whole when asked again', async () => {
  let isSilent = true;
  chamberHas({ details: [ana] }, { fails: () => isSilent });
  const { user } = renderApp(path, { prerendered });
  expect(await screen.findByText('Erro ao carregar informações do deputado')).toBeVisible();
  expect(screen.getByText('Partido e situação em 22/08/2026')).toBeVisible();
  await waitFor(() => expect(emptyBoxes()).toHaveLength(0));
  isSilent = false;
  await user.click(button('Tentar novamente'));
  expect(await screen.findByText('17, sala 17, prédio 4')).toBeVisible();
  expect(screen.getAllByText('Partido e situação em 20/11/2026')).toHaveLength(2);
  expect(screen.getByText('De quando são os dados').closest('p')).toHaveTextContent(
    /Ver no site da Câmara(abre em nova aba)?\. De quando são os dados\.$/,
  );
});

it('the profile of a listed deputy stays, and says so, while the Chamber lists somebody of whom it has no record yet', async () => {
  chamberHas({});
  renderApp(path, { prerendered });
  expect(await screen.findByText('A Câmara ainda não tem o registro completo.')).toBeVisible();
  expect(await heading('Ana Exemplo')).toBeVisible();
  await waitFor(() => expect(emptyBoxes()).toHaveLength(0));
  expect(screen.queryByText('Deputado não encontrado')).toBeNull();
});

it('a deputy opened from a list shows what the list knows while the Chamber is silent', async () => {
  chamberHas({ deputies: [aDeputy({ id: 160541, nome: 'Ana Exemplo' })] });
  const { user } = renderApp('/deputados-federais');
  const name = await screen.findByRole('link', { name: 'Ana Exemplo' });
  chamberKeepsWaiting();
  await user.click(name);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Exemplo' })).toBeVisible();
  expect(screen.getByText(/aparecem aqui assim que ela responder\.$/)).toBeVisible();
  expect(button('Favoritar')).toBeEnabled();
  expect(screen.queryByText(/[Nn]ão informad/)).toBeNull();
});

it('a deputy whom no list has shown has a heading while the Chamber is silent, and no name', async () => {
  chamberKeepsWaiting();
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Deputado federal' })).toBeInTheDocument();
});
