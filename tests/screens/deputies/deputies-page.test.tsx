import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { chamberHas } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, expectNoToast, field, heading, names, toasted } from '../../support/screen-parts';

const path = '/deputados-federais';
const parties = [
  { id: 1, sigla: 'EXA', nome: 'Partido Exemplo A', uri: '' },
  { id: 2, sigla: 'EXB', nome: 'Partido Exemplo B', uri: '' },
];
const acacio = aDeputy({ id: 1, nome: 'Acácio Exemplo', siglaPartido: 'EXA', siglaUf: 'AP' });
const bruna = aDeputy({ id: 2, nome: 'Bruna Exemplo', siglaPartido: 'EXB', siglaUf: 'BA' });
const two = { deputies: [acacio, bruna], parties };
/** More than two pages of five: fifty cards are slow to draw. */
const perPage = 5;
const many = {
  deputies: Array.from({ length: 12 }, (_, index) => aDeputy({ nome: `Pessoa ${String(index + 1)}` })),
  parties,
};

const count = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text));
/** Every text of the count from now on, however short. */
function countsSaid(): string[] {
  const said: string[] = [];
  const status = screen.getByText('deputados encontrados').parentElement ?? document.body;
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return said;
}
const lists = (asked: URL[]) => asked.filter(({ pathname }) => pathname.endsWith('/deputados'));

async function choose(user: ReturnType<typeof renderApp>['user'], label: string, option: string) {
  await user.click(field(label));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the list of deputies', () => {
  it('shows who is in exercise with party, state and where the data comes from', async () => {
    const { asked, tokens } = chamberHas(two);
    renderApp(path);
    expect(await heading('Deputados federais')).toBeVisible();
    await count('2 deputados encontrados');
    expect(names()).toEqual(['Acácio Exemplo', 'Bruna Exemplo']);
    expect(screen.getByText('Amapá (AP)')).toBeVisible();
    expect(
      screen.getByText(/^Fonte: Dados Abertos da Câmara dos Deputados\. Dados lidos em 20\/11\/2026\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'De quando são os dados' })).toHaveAttribute('href', '/dados');
    expect(screen.getByRole('link', { name: 'Acácio Exemplo' })).toHaveAttribute(
      'href',
      '/deputado-federal/1',
    );
    expect(screen.getByRole('link', { name: 'Minhas Escolhas' })).toHaveAttribute('href', '/minhas-escolhas');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Início' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(document.title).toBe('Deputados federais · Pauta Aberta');
    const [first] = lists(asked);
    expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
      ordenarPor: 'nome',
      ordem: 'ASC',
      itens: '50',
      pagina: '1',
    });
    expect([...tokens]).toEqual(['Bearer anon-key-of-the-tests']);
  });

  it('says of which day a copy is, and that there may be newer data', async () => {
    chamberHas(two, { copyOf: { dadosDe: '2026-08-22', hoje: '2026-08-22' } });
    renderApp(path);
    expect(
      await screen.findByText(/Cópia com dados até 22\/08\/2026\. A Câmara pode ter dados mais novos\./),
    ).toBeVisible();
  });

  it('says that reading failed, with the proxy’s words in the details, and tries again', async () => {
    let isDown = true;
    chamberHas(two, { fails: ({ pathname }) => isDown && pathname.endsWith('/deputados') });
    const { user } = renderApp(path);
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(await screen.findByText('Erro ao carregar deputados federais')).toBeVisible();
    await expectNoToast();
    expect(screen.getByText('Erro na requisição: a Câmara demorou demais')).toBeInTheDocument();
    isDown = false;
    await user.click(retry);
    await count('2 deputados encontrados');
  });
});

describe('the filters', () => {
  it('change nothing until Buscar, then are requested and kept in the address', async () => {
    const { asked } = chamberHas(two);
    const { user, router } = renderApp(path);
    await count('2 deputados encontrados');
    await choose(user, 'Estado (UF)', 'Bahia (BA)');
    await choose(user, 'Partido', 'EXB');
    expect(names()).toHaveLength(2);
    expect(lists(asked)).toHaveLength(1);

    await user.click(button('Buscar'));
    await count('1 deputado encontrado');
    expect(names()).toEqual(['Bruna Exemplo']);
    expect(router.state.location.search).toBe('?uf=BA&partido=EXB');
    expect(lists(asked).at(-1)?.search).toBe(
      '?siglaUf=BA&siglaPartido=EXB&ordenarPor=nome&ordem=ASC&itens=50&pagina=1',
    );
    expect(button('Estado BA')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Partido EXB')).toHaveAttribute('aria-expanded', 'false');
  });

  it('search by Enter in the name box, and going back shows the list before', async () => {
    const { asked } = chamberHas(two);
    const { user, router } = renderApp(path);
    await count('2 deputados encontrados');
    await user.type(field('Nome'), ' bruna {Enter}');
    await count('1 deputado encontrado');
    expect(router.state.location.search).toBe('?nome=bruna');
    expect(lists(asked).map(({ searchParams }) => searchParams.get('nome'))).toContain('bruna');
    await router.navigate(-1);
    await count('2 deputados encontrados');
    expect(field('Nome')).toHaveValue('');
  });

  it('send nothing to the Chamber that no name can be, and find nobody', async () => {
    const { asked } = chamberHas(two);
    const { user } = renderApp(path);
    await count('2 deputados encontrados');
    await user.type(field('Nome'), '<script>{Enter}');
    expect(await screen.findByText('Nenhum deputado encontrado')).toBeVisible();
    expect(screen.getByText('Confira o nome ou tire um dos filtros.')).toBeVisible();
    expect(lists(asked).every(({ searchParams }) => searchParams.get('nome') === null)).toBe(true);
  });

  it('are emptied by Limpar, which loads everybody again', async () => {
    const { asked } = chamberHas(two);
    const { user, router } = renderApp(`${path}?uf=BA&nome=bruna&partido=EXB`);
    await count('1 deputado encontrado');
    expect(field('Nome')).toHaveValue('bruna');
    expect(field('Estado (UF)')).toHaveTextContent('Bahia (BA)');
    await user.click(button('Limpar'));
    await count('2 deputados encontrados');
    expect(field('Nome')).toHaveValue('');
    expect(field('Partido')).toHaveTextContent('Todos');
    expect(router.state.location.search).toBe('');
    const before = lists(asked).length;
    await user.click(button('Limpar'));
    await waitFor(() => expect(lists(asked).length).toBe(before + 1));
  });

  it('ask again for what was searched for before', async () => {
    const { asked } = chamberHas(two);
    const { user } = renderApp(`${path}?uf=BA`);
    await count('1 deputado encontrado');
    await user.click(button('Limpar'));
    await count('2 deputados encontrados');
    await choose(user, 'Estado (UF)', 'Bahia (BA)');
    const before = lists(asked).length;
    await user.click(button('Buscar'));
    await waitFor(() => expect(lists(asked)).toHaveLength(before + 1));
  });

  it('ignore unknown values in the address', async () => {
    const { asked } = chamberHas(two);
    renderApp(`${path}?uf=XX&partido=%3Cb%3E&paginas=mil`);
    await count('2 deputados encontrados');
    expect(lists(asked)).toHaveLength(1);
    expect(field('Estado (UF)')).toHaveTextContent('Todos');
  });
});

describe('Carregar Mais', () => {
  it('adds a page, goes on to the first new card, and is gone after the last', async () => {
    chamberHas(many, { perPage });
    const { user, router } = renderApp(path);
    await count('5 deputados encontrados (há mais)');
    await user.click(button('Carregar Mais'));
    await count('10 deputados encontrados (há mais)');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Pessoa 6' })).toHaveFocus());
    expect(router.state.location.search).toBe('?paginas=2');
    const said = countsSaid();
    await user.click(button('Carregar Mais'));
    await count('12 deputados encontrados');
    expect(screen.queryByRole('button', { name: 'Carregar Mais' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Pessoa 11' })).toHaveFocus());
    expect(said).not.toContain('10 deputados encontrados');
  });

  it('leaves the focus to who has gone on meanwhile', async () => {
    let arrive = (_: null) => {};
    const until = new Promise<null>((resolve) => (arrive = resolve));
    chamberHas(many, { perPage, holds: { page: '2', until } });
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Carregar Mais' }));
    await user.click(field('Nome'));
    arrive(null);
    await waitFor(() => expect(names()).toHaveLength(2 * perPage));
    expect(field('Nome')).toHaveFocus();
  });

  it('counts the unreadable rows of all pages that the address names', async () => {
    const deputies = many.deputies.map((row, at) => (at % perPage === 0 ? { ...row, id: 'x' } : row));
    chamberHas({ ...many, deputies }, { perPage });
    renderApp(`${path}?paginas=2`);
    expect(await screen.findByText(/^2 linhas que a Câmara publicou com defeito/)).toBeVisible();
  });

  it('keeps a name that is typed and not yet searched for', async () => {
    chamberHas(many, { perPage });
    const { user } = renderApp(path);
    await count('5 deputados encontrados (há mais)');
    await user.type(field('Nome'), 'Mar');
    await user.click(button('Carregar Mais'));
    await count('10 deputados encontrados (há mais)');
    expect(field('Nome')).toHaveValue('Mar');
  });

  it('says when it failed, and keeps the list and the button', async () => {
    let isDown = true;
    chamberHas(many, { perPage, fails: ({ searchParams }) => isDown && searchParams.get('pagina') === '2' });
    const { user } = renderApp(path);
    await count('5 deputados encontrados (há mais)');
    await user.click(button('Carregar Mais'));
    await toasted('Erro ao carregar mais deputados');
    expect(screen.queryByText('Erro ao carregar deputados federais')).not.toBeInTheDocument();
    await waitFor(() => expect(names()).toHaveLength(5));
    isDown = false;
    await user.click(button('Carregar Mais'));
    await count('10 deputados encontrados (há mais)');
  });
});
