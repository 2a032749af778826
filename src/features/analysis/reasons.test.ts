import { expect, it } from 'vitest';
import { reasonText } from './reasons';

it.each([
  ['sem_provedor', 'Este site não tem inteligência artificial ligada.'],
  ['sem_consentimento', 'Você não autorizou o envio a um serviço de inteligência artificial.'],
  ['sem_dados', 'Os registros das pessoas que você marcou não puderam ser lidos agora.'],
  ['periodo_eleitoral', 'Nos dias em torno da eleição não usamos inteligência artificial.'],
  ['intervalo', 'Só usamos inteligência artificial uma vez por minuto. Espere um pouco para a próxima.'],
  ['cota', 'Você já usou suas análises com inteligência artificial de hoje. Amanhã há outras.'],
  ['orcamento', 'As análises com inteligência artificial de hoje acabaram para todo mundo.'],
  ['provedor', 'O serviço de inteligência artificial não respondeu.'],
  ['falha', 'Não foi possível usar inteligência artificial agora.'],
  ['recusado', 'A resposta da inteligência artificial não seguiu nossas regras e foi descartada.'],
  ['desconhecido', ''],
])('an analysis without an AI says why: %s', (reason, words) => {
  expect(reasonText(reason)).toBe(words);
});
