import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { ana, path, valueOf } from '../../support/record-of-facts';
import { renderApp } from '../../support/render-app';

describe('the facts of a record', () => {
  it('say what the columns of the record hold', async () => {
    backend.hasCandidates([ana]);
    renderApp(path);
    for (const [term, text] of [
      ['Vice', 'Beto Exemplo (EXB)'],
      ['Registro no TSE', 'Deferido (situação em 11/09/2026)'],
      ['Nascimento', '23/11/1976'],
      ['Escolaridade', 'Superior completo'],
      ['Bens declarados', 'R$ 0,00 declarados ao TSE em 2026'],
      ['Plano de governo', 'Ler o plano'],
      ['Página no TSE', 'Abrir a página'],
    ] as const) {
      expect(await valueOf(term)).toHaveTextContent(text);
    }
  });

  it('count the age from the day of birth, not by the column', async () => {
    vi.setSystemTime(new Date('2026-11-22T12:00:00-03:00'));
    backend.hasCandidates([ana]);
    renderApp(path);
    expect(await valueOf('Idade')).toHaveTextContent('49 anos');
  });

  it('say of what nobody states that it is not informed, without a source', async () => {
    const bare = aCandidate({ nome: 'Ana Exemplo', idade: null });
    backend.hasCandidates([bare]);
    renderApp(`/candidato/${bare.id}`);
    for (const [term, text] of [
      ['Vice', 'Não informado'],
      ['Idade', 'Não informada'],
      ['Bens declarados', 'Não informado'],
      ['Plano de governo', 'Não informado'],
      ['Página no TSE', 'Não informada'],
    ] as const) {
      expect(await valueOf(term)).toHaveTextContent(text);
    }
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it.each([
    [['EXA'], 'Sem coligação'],
    [['EXA', 'EXB'], 'Não informada'],
  ])('say of %j without a named coalition: %s', async (coligacao_partidos, text) => {
    backend.hasCandidates([Object.assign({}, ana, { coalition: null, coligacao_partidos })]);
    renderApp(path);
    expect(await valueOf('Coligação')).toHaveTextContent(text);
  });

  it('are all shown where the address of a document is none that a browser can open', async () => {
    backend.hasCandidates([Object.assign({}, ana, { plano_governo_url: 'https://xn--a.exemplo/plano' })]);
    renderApp(path);
    expect(await valueOf('Plano de governo')).toHaveTextContent(/^Ler o plano$/);
    expect(screen.queryByRole('link', { name: 'Ler o plano' })).not.toBeInTheDocument();
    expect(await valueOf('Página no TSE')).toHaveTextContent('Abrir a página');
  });
});

describe('the agenda', () => {
  it('has the six themes in one order and says where the plan has nothing', async () => {
    backend.hasCandidates([ana]);
    renderApp(path);
    const agenda = within(await screen.findByRole('region', { name: 'Pautas defendidas' }));
    expect(agenda.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Economia',
      'Segurança',
      'Educação',
      'Saúde',
      'Gestão e instituições',
      'Infraestrutura e moradia',
    ]);
    expect(agenda.getAllByText('Nada encontrado no resumo público do plano.')).toHaveLength(5);
    expect(agenda.getByText('Mais postos')).toBeVisible();
    expect(agenda.getByRole('link', { name: 'Comparar por tema' })).toHaveAttribute(
      'href',
      '/candidatos-2026/temas',
    );
  });
});
