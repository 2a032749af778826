import { expect, it } from 'vitest';
import { decisionText } from '@/features/votes/model';
import { decisionOf, missedVotes } from './procedures';

/** As the Chamber writes them, with the database's kinds. */
it.each([
  ['requerimento', 'Aprovado o Requerimento de Retirada de Pauta.', true, 'Decidiu retirar da pauta'],
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
  ['emenda', 'Aprovada a Emenda nº 28 do Senado Federal.', true, 'Aceitou mudança do Senado'],
  ['eleicao', 'Votos: Sr. Fulano: Sim: 411.', null, 'Votou a escolha de uma pessoa'],
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
  ['texto', 'Aprovado, por unanimidade, o Projeto de Lei nº 1, de 2026.', true, 'Aprovou o projeto'],
  ['texto', 'Projeto de Lei nº 1, de 2026.', null, 'Resultado não informado'],
  ['secreta', 'Decidida em votação secreta.', true, 'Aprovada'],
  ['outra', 'Aprovadas. Sim: 267; Não: 116.', true, 'Aprovada'],
])('%s, %j (%s): %s', (tipo, descricao, aprovada, sentence) => {
  expect(decisionText({ tipo, descricao, aprovada })).toBe(sentence);
});

it.each([
  ['urgencia', 'o Requerimento de Urgência', 'decidiu votar com urgência', 'recusou votar com urgência'],
  [
    'requerimento',
    'o Requerimento de quebra de interstício',
    'dispensou o intervalo entre os turnos',
    'manteve o intervalo entre os turnos',
  ],
  [
    'requerimento',
    'o Requerimento de Retirada da Ordem do Dia',
    'decidiu retirar da pauta',
    'recusou retirar da pauta',
  ],
  [
    'requerimento',
    'o Requerimento de Adiamento da Discussão',
    'decidiu adiar a discussão',
    'recusou adiar a discussão',
  ],
  [
    'requerimento',
    'o Requerimento de Adiamento da Votação',
    'decidiu adiar a votação',
    'recusou adiar a votação',
  ],
  [
    'requerimento',
    'o Requerimento de Encerramento da Discussão',
    'decidiu encerrar a discussão',
    'recusou encerrar a discussão',
  ],
  [
    'requerimento',
    'o Requerimento de Inversão de Pauta',
    'decidiu mudar a ordem da pauta',
    'recusou mudar a ordem da pauta',
  ],
  ['requerimento', 'o Requerimento', 'aceitou um requerimento', 'recusou um requerimento'],
  ['destaque', 'a preferência', 'deu preferência a um texto', 'recusou dar preferência a um texto'],
  ['destaque', 'o destaque', 'aprovou um destaque', 'recusou um destaque'],
  ['emenda', 'as Emendas do Senado', 'aceitou mudança do Senado', 'recusou mudança do Senado'],
  [
    'emenda',
    'a Emenda de Redação',
    'aceitou corrigir a redação (emenda)',
    'recusou corrigir a redação (emenda)',
  ],
  ['emenda', 'a Emenda de Plenário', 'mudou o texto (emenda)', 'recusou mudar o texto (emenda)'],
  ['recurso', 'o Recurso', 'aceitou um recurso', 'recusou um recurso'],
  ['redacao_final', 'a Redação Final', 'aprovou a redação final', 'recusou a redação final'],
  ['eleicao', 'a chapa', 'votou a escolha de uma pessoa', 'votou a escolha de uma pessoa'],
  ['texto', 'o Parecer da Comissão', 'aprovou um parecer de comissão', 'recusou um parecer de comissão'],
  ['texto', 'o Artigo 1º', 'aprovou uma parte do texto', 'recusou uma parte do texto'],
  [
    'texto',
    'a Proposta de Emenda Constitucional',
    'aprovou o texto de uma PEC',
    'recusou o texto de uma PEC',
  ],
  ['texto', 'a Medida Provisória', 'aprovou a medida provisória', 'rejeitou a medida provisória'],
  ['texto', 'o Substitutivo do Senado', 'aceitou o texto do Senado', 'recusou o texto do Senado'],
  ['texto', 'o Substitutivo', 'aprovou novo texto do projeto', 'recusou novo texto do projeto'],
  ['texto', 'o Projeto de Lei', 'aprovou o projeto', 'rejeitou o projeto'],
])('%s, %s: the Chamber %s, or it %s', (tipo, words, yes, no) => {
  const did = (verb: string, aprovada: boolean) =>
    decisionOf({ tipo, descricao: `${verb} ${words}.`, aprovada })?.did;
  expect([did('Aprovado', true), did('Rejeitado', false)]).toEqual([yes, no]);
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
  [null, { ...urgency, sim: 257 }],
  [257, { ...urgency, sim: 256 }],
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
