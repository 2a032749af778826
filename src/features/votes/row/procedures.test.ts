import { expect, it } from 'vitest';
import { decisionText } from '@/features/votes/model';
import { decisionOf, missedVotes } from './procedures';

/** As the Chamber writes them, with the database's kinds. */
it.each([
  [
    'urgencia',
    'Aprovado o Requerimento de Urgência (Art. 155 do RICD). Sim: 2.',
    true,
    'Decidiu votar com urgência',
  ],
  ['urgencia', 'Rejeitado o Requerimento de Urgência.', false, 'Recusou votar com urgência'],
  ['requerimento', 'Rejeitado o Requerimento. Sim: 94; Não: 228.', false, 'Recusou um requerimento'],
  ['requerimento', 'Aprovado o Requerimento de Retirada de Pauta.', true, 'Decidiu retirar da pauta'],
  ['requerimento', 'Rejeitado o Requerimento de Adiamento da Discussão.', false, 'Recusou adiar a discussão'],
  ['requerimento', 'Rejeitado o Requerimento de Adiamento da Votação.', false, 'Recusou adiar a votação'],
  [
    'requerimento',
    'Aprovado o Requerimento de Encerramento da Discussão.',
    true,
    'Decidiu encerrar a discussão',
  ],
  [
    'requerimento',
    'Rejeitado o Requerimento do Dep. Fulano, que solicita que a pauta da presente Sessão seja apreciada na seguinte ordem: 1.',
    false,
    'Recusou mudar a ordem da pauta',
  ],
  [
    'requerimento',
    'Aprovado o Requerimento nº 1, dos Senhores Líderes, que solicita a quebra de interstício de 5 sessões.',
    true,
    'Dispensou o intervalo entre os turnos',
  ],
  ['destaque', 'Mantido o texto. Sim: 343; Não: 97.', null, 'Manteve o trecho no texto'],
  ['destaque', 'Suprimido o texto. Sim: 221; Não: 242.', null, 'Tirou o trecho do texto'],
  ['destaque', 'Rejeitada a preferência.', false, 'Recusou dar preferência a um texto'],
  ['destaque', 'Rejeitado o destaque.', false, 'Recusou um destaque'],
  ['emenda', 'Rejeitada a Emenda de Plenário nº 2.', false, 'Recusou mudar o texto (emenda)'],
  ['emenda', 'Aprovada a Emenda nº 28 do Senado Federal.', true, 'Aceitou mudança do Senado'],
  ['emenda', 'Aprovada a Emenda de Redação nº 1.', true, 'Aceitou corrigir a redação (emenda)'],
  ['recurso', 'Rejeitado o Recurso nº 7/2026.', false, 'Recusou um recurso'],
  ['redacao_final', 'Aprovada a Redação Final.', true, 'Aprovou a redação final'],
  ['eleicao', 'Votos: Sr. Fulano: Sim: 411.', null, 'Votou a escolha de uma pessoa'],
  [
    'texto',
    'Rejeitado o Parecer da Comissão de Constituição e Justiça.',
    false,
    'Recusou um parecer de comissão',
  ],
  [
    'texto',
    'Rejeitados os dispositivos do Substitutivo do Senado Federal.',
    false,
    'Recusou uma parte do texto',
  ],
  [
    'texto',
    'Aprovada, em segundo turno, a Proposta de Emenda à Constituição nº 18, de 2025.',
    true,
    'Aprovou o texto de uma PEC no 2º turno',
  ],
  ['texto', 'Aprovada a Medida Provisória nº 1.317, de 2025.', true, 'Aprovou a medida provisória'],
  [
    'texto',
    'Aprovado o Substitutivo do Senado Federal ao Projeto de Lei nº 1.',
    true,
    'Aceitou o texto do Senado',
  ],
  [
    'texto',
    'Aprovado o Substitutivo ao Projeto de Lei nº 1, de 2026.',
    true,
    'Aprovou novo texto do projeto',
  ],
  ['texto', 'Aprovado o Projeto de Lei nº 1, de 2026.', true, 'Aprovou o projeto'],
  ['texto', 'Aprovado, por unanimidade, o Projeto de Lei nº 1, de 2026.', true, 'Aprovou o projeto'],
  ['texto', 'Projeto de Lei nº 1, de 2026.', null, 'Resultado não informado'],
  ['secreta', 'Decidida em votação secreta.', true, 'Aprovada'],
  ['outra', 'Aprovadas. Sim: 267; Não: 116.', true, 'Aprovada'],
])('%s, %j (%s): %s', (tipo, descricao, aprovada, sentence) => {
  expect(decisionText({ tipo, descricao, aprovada })).toBe(sentence);
});

it('what the words of the Chamber do not say has no kind of its own', () => {
  expect(decisionOf({ tipo: 'outra', descricao: 'Aprovadas.', aprovada: true })).toBeNull();
});

const urgency = {
  tipo: 'urgencia',
  descricao: 'Rejeitado o Requerimento de Urgência (Art. 155 do RICD).',
  titulo: 'PL 3557/2023',
  aprovada: false,
  sim: 240,
  nao: 159,
};
const text = { ...urgency, tipo: 'texto', descricao: 'Rejeitado o Substitutivo.' };

it.each([
  [257, urgency],
  [null, { ...urgency, descricao: 'Rejeitado o Requerimento de Urgência.' }],
  [null, { ...urgency, aprovada: true }],
  [null, { ...urgency, sim: 100 }],
  [null, { ...urgency, sim: null }],
  [257, { ...text, titulo: 'PLP 1/2026' }],
  [308, { ...text, titulo: 'PEC 66/2023 (Fase 1 - CD)', sim: 300 }],
  [308, { ...text, titulo: null, descricao: 'Rejeitada a Proposta de Emenda à Constituição nº 1.' }],
  [257, { ...text, titulo: 'PLP 1/2026', tipo: 'destaque', descricao: 'Suprimido o texto.', aprovada: null }],
  [null, { ...text, titulo: 'PLP 1/2026', tipo: 'requerimento', descricao: 'Rejeitado o Requerimento.' }],
  [null, { ...text, titulo: 'PEC 1/2026', descricao: 'Rejeitado o Parecer da Comissão.' }],
  [null, { ...text, titulo: 'PL 1/2026' }],
])('it needed %s votes: %j', (needed, rollCall) => {
  expect(missedVotes(rollCall)).toBe(needed);
});
