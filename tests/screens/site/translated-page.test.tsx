import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aDeputy, aDeputyDetail, aYearOfExpenses } from '../../support/chamber-fixtures';
import { aConsent, accountBackend } from '../../support/fake-account';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { chamberHas, hasDeputyChoices, onWideScreen } from '../../support/fake-chamber';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aBallot, aRollCall, aWholeRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, field, heading, names } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { translatePage, unprotected } from '../../support/browser/translated-page';

const ana = {
  ...aCandidate({ nome: 'Ana Exemplo', partido_sigla: 'REDE', numero_urna: 91 }),
  revisoes: [{ campo: 'nome', revisado_em: '2026-11-20', confianca: null, ressalva: null }],
};
const bia = aCandidate({ nome: 'Bia Exemplo', partido_sigla: 'NOVO', numero_urna: 92 });

/** What the regions that announce themselves say now. */
const said = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(text));

beforeEach(() => {
  onWideScreen();
  backend.hasCandidates([ana, bia]);
  accountBackend.hasConsents([aConsent({ versao: '2026-11-22' })]);
});

it('the list of deputies works while the browser translates it: search, Limpar and Carregar Mais', async () => {
  const people = Array.from({ length: 6 }, (_, index) => aDeputy({ nome: `Pessoa ${String(index + 1)}` }));
  const bruna = aDeputy({ id: 2, nome: 'Bruna Exemplo', siglaPartido: 'REDE', siglaUf: 'BA' });
  chamberHas({ deputies: [...people, bruna], parties: [] }, { perPage: 5 });
  const { user } = renderApp('/deputados-federais');
  await said('5 deputados encontrados (há mais)');
  translatePage();
  await user.click(button('Carregar Mais'));
  await said('7 deputados encontrados');
  await user.type(field('Nome'), 'bruna{Enter}');
  await said('1 deputado encontrado');
  expect(names()).toContain('Bruna Exemplo');
  expect(unprotected(['Bruna Exemplo', 'REDE'])).toEqual([]);
  await user.click(button('Limpar'));
  await said('5 deputados encontrados (há mais)');
  await user.type(field('Nome'), 'ninguém assim{Enter}');
  expect(await screen.findByText('Nenhum deputado encontrado')).toBeVisible();
});

it('a heart says what it is after each press while the browser translates the page', async () => {
  const table = backend.hasChoices();
  const { user } = renderApp('/candidatos-2026', { as: maria });
  const [first] = await screen.findAllByRole('button', { name: 'Favoritar' });
  translatePage();
  expect(unprotected(['Ana Exemplo', 'Bia Exemplo', 'REDE', 'NOVO', '91', '92'])).toEqual([]);
  const names = ['Favoritado', 'Favoritar', 'Favoritado'];
  for (const [index, name] of names.entries()) {
    if (first) await user.click(first);
    await waitFor(() => expect(first).toHaveAccessibleName(name));
    expect(first).toHaveTextContent(name);
    await waitFor(() => expect(table.writes).toHaveLength(index + 1));
  }
});

it('a candidate’s page works while the browser translates it: sources, history and both choices', async () => {
  backend.hasChoices();
  const { user } = renderApp(`/candidato/${ana.id}`, { as: maria });
  await heading('Ana Exemplo');
  translatePage();
  const sources = await screen.findAllByRole('button', { name: /^(Fontes|Fonte não informada)/ });
  for (const opener of sources.slice(0, 3)) await user.click(opener);
  for (const name of ['Ignorado', 'Ignorar']) {
    await user.click(screen.getByRole('button', { name: /^Ignora/ }));
    expect(await screen.findByRole('button', { name })).toBeVisible();
    await waitFor(() => expect(button(name)).not.toHaveAttribute('aria-busy'));
  }
  expect(unprotected(['Ana Exemplo', 'REDE', '91'])).toEqual([]);
});

it('a deputy’s page works while the browser translates it: every tab and back', async () => {
  chamberHas({ details: [aDeputyDetail()] });
  hasDeputyChoices();
  const { user } = renderApp('/deputado-federal/160541');
  await heading('Ana Exemplo');
  translatePage();
  for (const name of ['Despesas', 'Discursos', 'Proposições', 'Perfil']) {
    await user.click(screen.getByRole('tab', { name }));
    await waitFor(() => expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  }
  expect(unprotected(['Ana Exemplo'])).toEqual([]);
});

it('the list of roll calls works while the browser translates it: more, a search and back', async () => {
  hasRollCalls({ list: Array.from({ length: 22 }, () => aRollCall()).concat(aRollCall({ tipo: 'texto' })) });
  const { user, router } = renderApp('/votacoes');
  await said('23 votações');
  translatePage();
  await user.click(button('Carregar Mais'));
  await waitFor(() => expect(names()).toHaveLength(23));
  await router.navigate('/votacoes?tipo=texto');
  await said('1 votação');
  await router.navigate(-1);
  await said('23 votações');
});

it('My Choices works while the browser translates it: a removal and its undoing', async () => {
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true }), aChoiceOf(bia, { favorito: true })] });
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  const remove = await screen.findByRole('button', { name: 'Remover Ana Exemplo dos favoritos' });
  translatePage();
  await user.click(remove);
  expect(await screen.findByRole('tab', { name: 'Favoritos (1)' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('tab', { name: 'Favoritos (2)' })).toBeVisible();
  expect(unprotected(['Ana Exemplo', 'Bia Exemplo', 'REDE', 'NOVO'])).toEqual([]);
});

it('the sign-in works while the browser translates it, and says what was wrong', async () => {
  authBackend.refusesPassword();
  const { user } = renderApp('/auth');
  await heading('Entrar');
  translatePage();
  await user.click(button('Entrar'));
  expect(await screen.findByText('E-mail é obrigatório')).toBeVisible();
  await user.type(field('E-mail'), 'maria');
  expect(await screen.findByText('Digite um e-mail completo, como nome@exemplo.com')).toBeVisible();
  await user.clear(field('E-mail'));
  for (let tries = 0; tries < 2; tries += 1) {
    await user.type(field('E-mail'), 'maria@exemplo.org');
    await user.type(field('Senha'), 'errada-1');
    await user.click(button('Entrar'));
    expect(await screen.findByText('E-mail ou senha incorretos.')).toBeVisible();
    await waitFor(() => expect(button('Entrar')).toBeEnabled());
  }
});

it('the comparison by theme works while the browser translates it: another theme and the first', async () => {
  const { user, router } = renderApp('/candidatos-2026/temas');
  await screen.findByRole('region', { name: 'Economia' });
  translatePage();
  await user.click(screen.getByRole('link', { name: 'Saúde' }));
  expect(await screen.findByRole('region', { name: 'Saúde' })).toBeVisible();
  await router.navigate('/candidatos-2026/temas');
  expect(await screen.findByRole('region', { name: 'Economia' })).toBeVisible();
  expect(screen.queryByText('Saúde', { selector: 'h2 *' })).not.toBeInTheDocument();
});

it('the id of an account is copied while the browser translates the page', async () => {
  accountBackend.knows(maria);
  const { user } = renderApp('/settings', { as: maria });
  const copy = await screen.findByRole('button', { name: 'Copiar ID' });
  translatePage();
  await user.click(copy);
  expect(await screen.findByText('ID copiado.')).toBeVisible();
  expect(copy).toBeVisible();
});

it('an address is copied while the browser translates the page', async () => {
  const { user } = renderApp(`/candidato/${ana.id}`);
  await heading('Ana Exemplo');
  translatePage();
  const [share] = screen.getAllByRole('button', { name: 'Compartilhar' });
  if (share) await user.click(share);
  await user.click(await screen.findByRole('button', { name: 'Copiar link' }));
  expect(await screen.findByText('Link copiado.')).toBeVisible();
  expect(button('Copiar link')).toBeVisible();
});

it('no name of a person, a party or a company is translated', async () => {
  const full = {
    nome_completo: 'Ana Maria Exemplo',
    vice_nome: 'Beto Exemplo',
    partido_nome: 'Rede Exemplar',
  };
  const whole = [ana, bia].map((one) => ({ ...one, ...full }));
  backend.hasCandidates(whole);
  const votos = [aBallot(1, 'Ana Exemplo'), aBallot(2, 'Bruno Exemplo', { id: 160541 })];
  hasRollCalls({ one: aWholeRollCall({ id_camara: '2586587-30', votos }) });
  chamberHas({
    details: [aDeputyDetail()],
    parties: [{ id: 1, sigla: 'PP', nome: 'Partido Exemplar' }],
    expenses: aYearOfExpenses,
  });
  for (const { at, names: shown } of [
    { at: `/candidato/${ana.id}`, names: ['Ana Exemplo', 'Ana Maria Exemplo', 'Beto Exemplo'] },
    { at: `/comparar?candidatos=${ana.id},${bia.id}`, names: ['Beto Exemplo', 'Rede Exemplar'] },
    { at: '/votacao/2586587-30', names: ['Ana Exemplo', 'Bruno Exemplo'] },
    { at: '/deputado-federal/160541', names: ['Ana Maria de Exemplo', 'Partido Exemplar'] },
    { at: '/deputado-federal/160541?aba=despesas', names: ['POSTO EXEMPLO LTDA'] },
  ]) {
    const { unmount } = renderApp(at);
    for (const name of shown) expect((await screen.findAllByText(name)).length, name).toBeGreaterThan(0);
    expect(unprotected(shown), at).toEqual([]);
    unmount();
  }
});
