import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { afterSecond } from '../../support/after-rounds';
import { backend, server } from '../../support/fake-backend';
import { tableError } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';

const table = 'http://backend.test/rest/v1/candidatos_presidencia_2026';
const people = ['Érica Exemplo', 'Ana Exemplo', 'Caio Exemplo', 'Bia Exemplo', 'Davi Exemplo'].map(
  (nome, index) =>
    aCandidate({
      nome,
      numero_urna: 91 + index,
      profissao: index === 1 ? null : 'Médica',
      bens_declarados: index * 1000.5,
      situacao_registro: 'Deferido',
      situacao_registro_em: index === 1 ? null : '2026-09-02',
      pautas_detalhe: [{ tema: 'economia', texto: `Plano ${index}` }],
    }),
);
const ids = people.map(({ id }) => id);
const address = (...asked: (string | undefined)[]) => `/comparar?candidatos=${asked.join(',')}`;
const heads = () =>
  screen.getAllByRole('columnheader').filter((cell) => cell.getAttribute('scope') === 'col');
const row = (name: string | RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00A0', ' '));
const withVotes = <Round,>(round: Round) => ({ ...round, votos: 1_200 });
const verdicts = /gastador|suspeit|economiz|melhor|pior|vencedora|ranking|nota \d/i;

it('the comparison of candidates shows four side by side in alphabetical order, what is not known as such, and nobody ahead', async () => {
  backend.hasCandidates(people);
  renderApp(address(...ids.slice(0, 4)));
  expect(
    await screen.findByText('4 candidatos, em ordem alfabética. Sem nota e sem vencedor.'),
  ).toBeVisible();
  await screen.findByRole('table');
  expect(heads().map((cell) => within(cell).getByRole('link').textContent)).toEqual([
    'Ana Exemplo',
    'Bia Exemplo',
    'Caio Exemplo',
    'Érica Exemplo',
  ]);
  expect(row(/^Número/)).toEqual(['92', '94', '93', '91']);
  expect(row(/^Profissão/)).toEqual(['Não informada', 'Médica', 'Médica', 'Médica']);
  expect(row(/^Bens declarados/)).toEqual(['R$ 1.000,50', 'R$ 3.001,50', 'R$ 2.001,00', 'R$ 0,00']);
  const registered = 'Deferidosituação em 02/09/2026';
  expect(row(/^Registro no TSE/)).toEqual(['Deferido', registered, registered, registered]);
  expect(row(/^Economia/)).toEqual(['Plano 1', 'Plano 3', 'Plano 2', 'Plano 0']);
  expect(screen.queryByRole('rowheader', { name: /Inclinação/ })).not.toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(verdicts);
});

it('the comparison of candidates says what the link tells where it is made, before any system sheet', async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  backend.hasCandidates(people);
  const { user } = renderApp(address(ids[0], ids[1]));
  await user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compartilhar' });
  expect(within(dialog).getByText('O link mostra quem você comparou.')).toBeVisible();
  expect(share).not.toHaveBeenCalled();
});

it('a candidate of no list is a box that can be cleared, and does not count unseen', async () => {
  backend.hasCandidates(people);
  const { user } = renderApp(address('nada'));
  const box = await screen.findByRole('checkbox', { name: /^Pessoa que não está nesta lista ?nada$/ });
  expect(box).toBeChecked();
  await user.click(box);
  expect(box).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Comparar (0)' })).toBeDisabled();
});

it('the comparison of candidates leaves out rows that say the same of all, never one with something unknown, and says how many', async () => {
  backend.hasCandidates(people);
  const { user } = renderApp(address(ids[0], ids[1]));
  const only = await screen.findByRole('switch', { name: 'Só diferenças' });
  const all = screen.getAllByRole('rowheader').length;
  await user.click(only);
  expect(only).toBeChecked();
  const left = screen.getAllByRole('rowheader').length;
  expect(left).toBeLessThan(all);
  expect(screen.getByText(`${all - left} linhas iguais estão escondidas.`)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Profissão/ })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: /^Partido/ })).not.toBeInTheDocument();
});

it('a phone turns from two to the next two', async () => {
  backend.hasCandidates(people);
  const { user } = renderApp(address(...ids.slice(0, 3)));
  expect(await screen.findByText('1–2 de 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Próximo' }));
  expect(screen.getByText('2–3 de 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Próximo' })).toBeDisabled();
});

it('the comparison of candidates takes the first four of five, each once, of one kind, and says so', async () => {
  backend.hasCandidates(people);
  renderApp(`${address(ids[0], ids[0], ...ids.slice(1))}&deputados=62881,160541`);
  expect(await screen.findByText('O endereço repete pessoas: cada uma aparece uma vez.')).toBeVisible();
  expect(screen.getByText('O endereço tem mais de 4 pessoas: aqui estão as 4 primeiras.')).toBeVisible();
  expect(
    screen.getByText('O endereço mistura candidatos e deputados: aqui estão só os candidatos.'),
  ).toBeVisible();
  await screen.findByText(/^4 candidatos/);
  expect(screen.queryByText('Davi Exemplo')).not.toBeInTheDocument();
});

it('an unknown and a retracted person say so in their columns alone, the last ones', async () => {
  const gone = aCandidate({ nome: 'Aba Retirada', status: 'deleted' });
  backend.hasCandidates([...people, gone]);
  renderApp(address(gone.id, 'nada', ids[0]));
  await screen.findByRole('link', { name: 'Érica Exemplo' });
  expect(heads()[0]).toHaveTextContent('Érica Exemplo');
  expect(screen.getAllByText(/^Ninguém foi encontrado com este endereço/)).toHaveLength(2);
  expect(screen.queryByText(/Aba Retirada/)).not.toBeInTheDocument();
});

it('one failing read leaves three columns, and is tried again by itself', async () => {
  backend.hasCandidates(people);
  const failing = { is: true };
  server.use(
    http.get(table, ({ request }) => {
      const isMeant = new URL(request.url).searchParams.get('id') === `eq.${ids[1] ?? ''}`;
      return isMeant && failing.is ? tableError(500, '57014', 'statement timeout') : undefined;
    }),
  );
  const { user } = renderApp(address(...ids.slice(0, 4)));
  expect(await screen.findByText('Não foi possível carregar esta coluna.')).toBeVisible();
  expect(row(/^Número/)).toEqual(['94', '93', '91', '—']);
  await user.click(screen.getByRole('switch', { name: 'Só diferenças' }));
  expect(screen.getByText('Nenhuma linha está escondida.')).toBeVisible();
  failing.is = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
  expect(row(/^Número/)).toEqual(['92', '94', '93', '91']);
});

it('a comparison of which nothing could be read says so once, with one way to ask again', async () => {
  backend.hasCandidates(people);
  const failing = { is: true };
  server.use(http.get(table, () => (failing.is ? tableError(500, '57014', 'statement timeout') : undefined)));
  const { user } = renderApp(address(...ids.slice(0, 3)));
  expect(await screen.findByText('Não foi possível carregar a comparação.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  failing.is = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
  expect(row(/^Número/)).toEqual(['92', '93', '91']);
});

it('a comparison in which nobody was found says so once, without a table of dashes', async () => {
  backend.hasCandidates(people);
  renderApp(address('nada', 'ninguem'));
  expect(await screen.findByText(/^Ninguém foi encontrado com este endereço/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Trocar' })).toBeVisible();
});

it('a comparison of candidates says who was in no round, and who was off the ballot', async () => {
  const voted = afterSecond.map((one) => ({ ...one, resultados: one.resultados.map(withVotes) }));
  const all = [aCandidate({ nome: 'Davi Exemplo', status: 'archived' }), ...voted];
  backend.hasCandidates(all);
  renderApp(address(...all.map(({ id }) => id)));
  await screen.findByRole('table');
  const words = (name: RegExp) => row(name).map((cell) => cell.replace(/^1\.200 votos.*/, 'voted'));
  expect(words(/^1º turno/)).toEqual(['voted', 'voted', 'voted', 'Não foi à urna.']);
  expect(words(/^2º turno/)).toEqual(['voted', 'voted', 'Não disputou este turno.', 'Não foi à urna.']);
});

it('one person is too few: the others are chosen here, and back leads to the choice', async () => {
  backend.hasCandidates(people);
  const { user, router } = renderApp(address(ids[1]));
  expect(await screen.findByText('Escolha de 2 a 4 para comparar.')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: /Ana Exemplo/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Comparar (1)' })).toBeDisabled();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar candidato por nome' }), 'Dra. erica (PT)');
  await user.click(await screen.findByRole('checkbox', { name: /Érica Exemplo/ }));
  await user.click(screen.getByRole('link', { name: 'Comparar (2)' }));
  expect(await screen.findByText(/^2 candidatos/)).toBeVisible();
  expect(router.state.location.search).toBe(`?candidatos=${ids[1] ?? ''},${ids[0] ?? ''}`);
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByText('Escolha de 2 a 4 para comparar.')).toBeVisible();
});

it.each(['deputados=&', 'deputados=%20,&'])(
  'people of the address are compared beside a kind that names nobody: %s',
  async (empty) => {
    backend.hasCandidates(people);
    renderApp(`/comparar?${empty}candidatos=${ids.slice(0, 2).join(',')}`);
    expect(
      await screen.findByText('2 candidatos, em ordem alfabética. Sem nota e sem vencedor.'),
    ).toBeVisible();
  },
);

it('paper has the head and the day of a comparison, and none where people are still being chosen', async () => {
  backend.hasCandidates(people);
  const { router } = renderApp(address(...ids.slice(0, 2)));
  await screen.findByRole('table');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(await screen.findByText(/^Impresso em/)).toBeVisible();
  expect(screen.getByText(/Dados reunidos até 10\/10\/2026\./)).toBeVisible();
  await act(() => router.navigate(address(ids[0])));
  expect(await screen.findByText('Escolha de 2 a 4 para comparar.')).toBeVisible();
  expect(screen.queryByText(/^Impresso em/)).not.toBeInTheDocument();
});
