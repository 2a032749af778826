import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasCommonVotes } from '../../support/fake-common-votes';
import { aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { judgingWords } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';
import { button, heading } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { expectNoSession } from '../../support/watched-reads';

const path = '/minhas-escolhas';

const favorite = (id: number, nome: string, partido = 'PT', uf = 'BA') =>
  aDeputyChoice(
    { deputado_id: String(id), deputado_nome: nome, deputado_partido: partido, deputado_uf: uf },
    { favorito: true },
  );

const three = [
  favorite(62881, 'Danilo Exemplo', 'PP', 'CE'),
  favorite(225846, 'Zélia Exemplo', 'PL', 'PR'),
  favorite(66385, 'Júlio Exemplo', 'PP', 'PI'),
];

const pairs = { '62881-66385': [460, 548], '62881-225846': [2, 3], '66385-225846': [19, 19] } as const;

let serial = 0;
function aDifference(overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    votacao_id: 1000 - serial,
    id_camara: `2586587-${serial}`,
    dia: '2026-05-20',
    tipo: 'urgencia',
    titulo: `PL ${serial}/2026`,
    ementa: null,
    titulo_claro: null,
    descricao: 'Aprovado o Requerimento de Urgência.',
    voto_a: 2,
    voto_b: 1,
    ...overrides,
  };
}

const region = () => screen.findByRole('region', { name: 'Votos em comum' });
const table = () => screen.findByRole('table', { name: 'Votos em comum entre os seus deputados favoritos' });

it('the table of votes in common puts each two favourites side by side in a table with both headers, alphabetically', async () => {
  hasMyChoices({ deputies: three });
  hasCommonVotes({ pairs });
  renderApp(path, { as: maria });
  const [head, ...rows] = within(await table()).getAllByRole('row');
  if (head === undefined) throw new Error('The table has no rows');
  const names = ['Danilo ExemploPP-CE', 'Júlio ExemploPP-PI', 'Zélia ExemploPL-PR'];
  expect(
    within(head)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(names);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(names);
  const few = (count: number) => `Poucos votos em comum (${count})`;
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['—a mesma pessoa', '460 de 548', few(3)],
    ['460 de 548', '—a mesma pessoa', few(19)],
    [few(3), few(19), '—a mesma pessoa'],
  ]);
});

it('the table of votes in common says what the numbers are and are not, and from when', async () => {
  hasMyChoices({ deputies: three });
  hasCommonVotes({ pairs });
  renderApp(path, { as: maria });
  const part = within(await region());
  expect(part.getByText('Só você vê esta tabela.')).toBeVisible();
  expect(
    part.getByText('Votar igual não quer dizer pensar igual: muitas votações são acordos ou procedimentos.'),
  ).toBeVisible();
  expect(await part.findByRole('link', { name: 'Dados até 21/05/2026' })).toHaveAttribute('href', '/dados');
  expect(part.getByText(/^Fonte: Dados Abertos da Câmara dos Deputados\./)).toBeVisible();
  expect(
    part.getByText(
      / Ficam de fora as votações em que os votos não somam o total dito pela Câmara\. Ordem alfabética\.$/,
    ),
  ).toBeVisible();
  await table();
  expect((await region()).textContent).not.toMatch(judgingWords);
});

it('the table of votes in common is a list of pairs on the phone and on paper', async () => {
  hasMyChoices({ deputies: three });
  hasCommonVotes({ pairs });
  renderApp(path, { as: maria });
  const list = await screen.findByRole('list', { name: 'Votos em comum, por dupla' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Danilo Exemploe Júlio Exemplo460 de 548',
    'Danilo Exemploe Zélia ExemploPoucos votos em comum (3)',
    'Júlio Exemploe Zélia ExemploPoucos votos em comum (19)',
  ]);
});

it('the table of votes in common is asked for by POST as anybody, with the numbers of the deputies and nothing else', async () => {
  hasMyChoices({ deputies: three });
  const { asked } = hasCommonVotes({ pairs });
  renderApp(path, { as: maria });
  await table();
  expect(asked.map(({ body }) => body)).toEqual([{ p_deputados: [62881, 66385, 225846] }]);
  expect(asked.map(({ url }) => url.search)).toEqual(['']);
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer anon-key-of-the-tests']);
});

it('the table of votes in common keeps nothing that would outlive the session: each key holds the account', async () => {
  hasMyChoices({ deputies: three });
  hasCommonVotes({ pairs, different: [aDifference()] });
  const { user, queryClient } = renderApp(path, { as: maria });
  await user.click(
    within(await table()).getByRole('button', { name: 'Danilo Exemplo e Júlio Exemplo: 460 de 548' }),
  );
  await screen.findByRole('link', { name: /^PL/ });
  const keys = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['common-votes'] })
    .map(({ queryKey, options }) => [queryKey.includes(maria.id), options.persister]);
  expect(keys).toEqual([
    [true, undefined],
    [true, undefined],
  ]);
});

it('the table of votes in common is there for who has two favourite deputies, not among the ignored', async () => {
  hasMyChoices({ deputies: three.slice(0, 1) });
  const { user, unmount } = renderApp(path, { as: maria });
  await screen.findByRole('heading', { level: 3, name: 'Danilo Exemplo' });
  expect(screen.queryByRole('region', { name: 'Votos em comum' })).toBeNull();
  unmount();
  hasMyChoices({ deputies: three });
  hasCommonVotes({ pairs });
  renderApp(path, { as: maria });
  await region();
  await user.click(screen.getByRole('tab', { name: /Ignorados/ }));
  expect(screen.queryByRole('region', { name: 'Votos em comum' })).toBeNull();
});

it('the table of votes in common says of more than ten which it compares: the first in alphabetical order', async () => {
  const names = ['Lia', 'Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fábio', 'Gil', 'Hugo', 'Íris', 'Jô', 'Kátia'];
  hasMyChoices({ deputies: names.map((nome, index) => favorite(index + 1, nome)) });
  const { asked } = hasCommonVotes();
  renderApp(path, { as: maria });
  const which = (await screen.findByText(/e aqui cabem dez/)).closest('p');
  expect(which).toHaveTextContent(
    'Você tem 12 deputados favoritos, e aqui cabem dez: os primeiros em ordem alfabética. São Ana, Bia, Caio, Davi, Eva, Fábio, Gil, Hugo, Íris e Jô.',
  );
  await table();
  expect(asked.map(({ body }) => body)).toEqual([{ p_deputados: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }]);
});

it('the table of votes in common opens what two voted differently, page by page, and gives the focus back', async () => {
  hasMyChoices({ deputies: three });
  const rest = Array.from({ length: 20 }, (_, n) =>
    aDifference(
      n === 0 ? { titulo: 'PL 7/2026', ementa: 'Institui o Dia da Leitura, e dá outras providências.' } : {},
    ),
  );
  const first = aDifference({
    id_camara: '2586587-30',
    titulo: 'PL 99/2026',
    titulo_claro: 'Urgência do programa',
    votacao_id: 2000,
  });
  const { asked } = hasCommonVotes({
    pairs,
    different: [first, ...rest.slice(0, -1), aDifference({ titulo: null, voto_a: 4, voto_b: 3 })],
  });
  const { user } = renderApp(path, { as: maria });
  const name = 'Danilo Exemplo e Júlio Exemplo: 460 de 548';
  await user.click(within(await table()).getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Danilo Exemplo e Júlio Exemplo' }));
  expect(dialog.getByText(/Votos iguais em/)).toHaveTextContent(
    /^Votos iguais em 460 de 548 votações em que os dois têm voto registrado\.$/,
  );
  await waitFor(() =>
    expect(dialog.getByRole('status')).toHaveTextContent(
      'O que votaram diferente, do mais novo ao mais antigo: mostrando 20 de 21',
    ),
  );
  expect(dialog.getByRole('link', { name: 'Urgência do programa' })).toHaveAttribute(
    'href',
    '/votacao/2586587-30',
  );
  const [top, second] = dialog.getAllByRole('listitem');
  expect(second).toHaveTextContent(/^Institui o Dia da LeituraPL 7\/2026Aprovado/);
  expect(top).toHaveTextContent(
    'Urgência do programaPL 99/2026Aprovado o Requerimento de Urgência. 20/05/2026Danilo ExemploVotou NãoJúlio ExemploVotou Sim',
  );
  await user.click(dialog.getByRole('button', { name: 'Carregar Mais' }));
  expect(await dialog.findByText('Proposição não informada')).toBeVisible();
  expect(dialog.getAllByRole('listitem')[20]?.contains(document.activeElement)).toBe(true);
  expect(dialog.getByText(/Recurso previsto no regimento para adiar a votação\./)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Carregar Mais' })).toBeNull();
  expect(asked.slice(1).map(({ body }) => body)).toEqual([
    { p_a: 62881, p_b: 66385, p_limite: 20 },
    { p_a: 62881, p_b: 66385, p_limite: 20, p_antes: rest[18]?.votacao_id },
  ]);
  expectNoSession(asked);
  await user.click(button('Fechar'));
  await waitFor(async () => expect(within(await table()).getByRole('button', { name })).toHaveFocus());
});

it('each vote is under its own deputy, whichever of the two is named first', async () => {
  hasMyChoices({ deputies: three });
  const { asked } = hasCommonVotes({ pairs, different: [aDifference()] });
  const { user } = renderApp(path, { as: maria });
  await user.click(
    within(await table()).getByRole('button', { name: 'Júlio Exemplo e Danilo Exemplo: 460 de 548' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Júlio Exemplo e Danilo Exemplo' }));
  await dialog.findByRole('listitem');
  expect(asked.at(-1)?.body).toEqual({ p_a: 66385, p_b: 62881, p_limite: 20 });
});

it('the table of votes in common says of two who never voted differently that they did not', async () => {
  hasMyChoices({ deputies: three });
  hasCommonVotes({ pairs });
  const { user } = renderApp(path, { as: maria });
  const name = 'Danilo Exemplo e Júlio Exemplo: 460 de 548';
  await user.click(within(await table()).getByRole('button', { name }));
  expect(await screen.findByText('Em nenhuma delas votaram diferente.')).toBeVisible();
});

it('a failed read of votes in common says so alone, and can be tried again', async () => {
  hasMyChoices({ deputies: three });
  hasCommonVotes({ isBroken: true });
  const { user } = renderApp(path, { as: maria });
  await heading('Minhas Escolhas');
  expect(await screen.findByText('Não foi possível carregar os votos em comum.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Danilo Exemplo' })).toBeVisible();
  hasCommonVotes({ pairs });
  await user.click(button('Tentar novamente'));
  await table();
});
