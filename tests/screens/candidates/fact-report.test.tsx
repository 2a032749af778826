import { expect, it } from 'vitest';
import { factText } from '@/features/candidates/sources/fact-report';
import { aCandidate } from '../../support/fixtures';

const mandates = [
  { cargo: 'Deputada federal', ano_inicio: 2019, ano_fim: null },
  { cargo: 'Vereadora (SP)', ano_inicio: 2017, ano_fim: 2018 },
];
const ofPlan = [
  'Economia: Nada encontrado no resumo público do plano.',
  'Segurança: Nada encontrado no resumo público do plano.',
  'Educação: Nada encontrado no resumo público do plano.',
  'Saúde: Mais postos',
  'Gestão e instituições: Nada encontrado no resumo público do plano.',
  'Infraestrutura e moradia: Nada encontrado no resumo público do plano.',
];

it.each([
  [
    'historico_eleitoral',
    { historico_eleitoral: mandates },
    'Deputada federal (2019 – atual); Vereadora (SP) (2017 – 2018)',
  ],
  ['historico_eleitoral', { historico_eleitoral: [] }, 'As fontes não registram cargo eletivo.'],
  ['pautas_defendidas', { pautas_defendidas: ['Saúde', 'Educação'] }, 'Saúde; Educação'],
  ['pautas_defendidas', { pautas_detalhe: [{ tema: 'saúde', texto: 'Mais postos' }] }, ofPlan.join('\r\n')],
])('the report of an error repeats what the section says of %s: %j', (fact, columns, said) => {
  expect(factText({ ...aCandidate(columns), status: 'active' }, fact)).toBe(said);
});
