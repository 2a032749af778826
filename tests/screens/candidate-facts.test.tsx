import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../support/fake-backend';
import { aCandidate } from '../support/fixtures';
import { renderApp } from '../support/render-app';

const ana = aCandidate({
  nome: 'Ana Exemplo',
  nome_completo: 'Ana Maria Exemplo',
  data_nascimento: '1976-11-23',
  idade: 30,
  escolaridade: 'Superior completo',
  vice_nome: 'Beto Exemplo',
  vice_partido: 'EXB',
  situacao_registro: 'Deferido',
  situacao_registro_em: '2026-09-11',
  bens_declarados: 0,
  plano_governo_url: 'https://www.plano.exemplo/ana.pdf',
  ficha_tse_url: 'https://tse.exemplo/ana',
  inclinacao_politica: 'Centro',
  pautas_detalhe: [{ tema: 'saúde', texto: 'Mais postos' }],
});
const path = `/candidato/${ana.id}`;

async function valueOf(term: string): Promise<HTMLElement> {
  const facts = within(await screen.findByRole('region', { name: 'Dados básicos' }));
  const value = facts.getByText(term).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${term} has no value.`);
  return value;
}

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
    ] as const) {
      expect(await valueOf(term)).toHaveTextContent(text);
    }
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
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
