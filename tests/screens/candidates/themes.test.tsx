import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';

const records = [
  aCandidate({ nome: 'Érica Exemplo', pautas_detalhe: [{ tema: 'saúde', texto: 'Mais postos' }] }),
  aCandidate({ nome: 'Ana Exemplo', pautas_detalhe: [{ tema: 'economia', texto: 'Menos filas' }] }),
  aCandidate({ nome: 'Caio Exemplo', pautas_detalhe: [] }),
  // None of whom is on this ballot.
  aCandidate({ nome: 'Dora Exemplo', status: 'archived' }),
  aCandidate({ nome: 'Eva Exemplo', tse_sq: null }),
  aCandidate({ nome: 'Flora Exemplo', election_year: 2022 }),
];

const answers = (theme: string) =>
  within(screen.getByRole('region', { name: theme }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('the comparison by theme shows one theme, everybody in alphabetical order, and says what is missing and what is not known', async () => {
  backend.hasCandidates(records);
  const { user } = renderApp('/candidatos-2026/temas');
  expect(await screen.findByRole('heading', { level: 1, name: 'Comparar por tema' })).toBeVisible();
  await screen.findByRole('link', { name: 'Ana Exemplo' });
  expect(answers('Economia')).toEqual([
    'Ana ExemploEXA ·\xa091Menos filas',
    'Caio ExemploEXA ·\xa091Não informado',
    'Érica ExemploEXA ·\xa091Nada encontrado no resumo público do plano.',
  ]);
  const themes = within(screen.getByRole('navigation', { name: 'Temas' }));
  expect(themes.getByRole('link', { current: 'page' })).toHaveTextContent('Economia');
  await user.click(themes.getByRole('link', { name: 'Saúde' }));
  expect(answers('Saúde')).toEqual([
    'Ana ExemploEXA ·\xa091Nada encontrado no resumo público do plano.',
    'Caio ExemploEXA ·\xa091Não informado',
    'Érica ExemploEXA ·\xa091Mais postos',
  ]);
  expect(themes.getByRole('link', { current: 'page' })).toHaveAttribute(
    'href',
    '/candidatos-2026/temas?tema=saude',
  );
});

it('the comparison by theme says of every theme whose words these are, from what, and until when', async () => {
  backend.hasCandidates(records.map((record, n) => ({ ...record, dados_ate: `2026-09-1${n}` })));
  const { user } = renderApp('/candidatos-2026/temas');
  const themes = within(await screen.findByRole('navigation', { name: 'Temas' }));
  for (const theme of ['Economia', 'Saúde']) {
    await user.click(themes.getByRole('link', { name: theme }));
    const region = within(await screen.findByRole('region', { name: theme }));
    expect(region.getByText('Resumo nosso de um resumo público do plano')).toBeVisible();
    expect(region.getByText(/^Resumos nossos/)).toHaveTextContent(
      /^Resumos nossos, feitos a partir de um resumo público dos planos\. Os planos não foram lidos\. As fontes de cada um estão na ficha\. Dados reunidos até 10\/09\/2026\./,
    );
  }
});

it('the comparison by theme opens at the theme of the address, and at the first for an unknown one', async () => {
  backend.hasCandidates(records);
  renderApp('/candidatos-2026/temas?tema=educacao');
  expect(await screen.findByRole('region', { name: 'Educação' })).toBeVisible();
});
