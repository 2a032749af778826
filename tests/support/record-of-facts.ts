import { screen, within } from '@testing-library/react';
import { aCandidate } from './fixtures';

/** A record whose page says every kind of fact. */
export const ana = aCandidate({
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

export const path = `/candidato/${ana.id}`;

/** What the page says of a fact, once it is there. */
export async function valueOf(term: string): Promise<HTMLElement> {
  const facts = within(await screen.findByRole('region', { name: 'Dados básicos' }));
  const value = facts.getByText(term).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${term} has no value.`);
  return value;
}
