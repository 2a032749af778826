import { expect, it } from 'vitest';
import { refusalText as ofExplanation } from '@/features/admin/explanations/texts';
import { refusalText as ofOutcome } from '@/features/admin/outcomes/texts';
import { refusalText as ofRound } from '@/features/admin/rounds/texts';

const refusal = (message: string, code = 'P0001', details: string | null = null) =>
  Object.assign(new Error(message), { code, details });
const check = (name: string) =>
  refusal(`new row for relation "destinos_deputados" violates check constraint "${name}"`, '23514');

it.each([
  ['explicacao_sem_autor', /^Ninguém responde por este texto\. Envie-o para revisão/],
  ['explicacao_situacao', /^A explicação não está mais em uma situação que permita isso\.$/],
  ['explicacao_sem_fonte', /^A fonte precisa estar inteira, com um endereço https\./],
  ['explicacao_titulo', /^O título precisa ter de 10 a 120 caracteres\./],
  ['explicacao_sim', /^O que o Sim significava precisa ter de 20 a 280 caracteres\./],
  ['explicacao_nao', /^O que o Não significava precisa ter de 20 a 280 caracteres\./],
  ['explicacao_desigual', /^Um lado está contado bem mais longo que o outro\./],
  ['votacao_nao_nominal', /^Só se explica uma votação nominal\.$/],
])('the panel of explanations words the database’s %s', (token, words) => {
  expect(ofExplanation(refusal(token))).toMatch(words);
});

it.each([
  ['destinos_destino_known', /^O destino não é um dos conhecidos\./],
  ['destinos_cargo_valid', /^O cargo só vale para quem disputou outro cargo, com 3 a 60 caracteres/],
  ['destinos_fonte_titulo_valid', /^O título da fonte precisa de 3 a 200 caracteres em uma linha\./],
  ['destinos_fonte_url_valid', /^O endereço da fonte precisa começar com https:\/\/\./],
  ['destinos_situacao_known', /^A situação não é uma das conhecidas\./],
])('the panel of outcomes words the constraint %s', (name, words) => {
  expect(ofOutcome(check(name))).toMatch(words);
});

it.each([
  ['resultado_mudou', /^Outra pessoa gravou este turno antes de você\./],
  ['resultado_sem_fonte', /^Um turno publicado precisa da fonte inteira\./],
  ['resultado_dia', /^O dia da fonte e o da proclamação não podem estar no futuro\./],
  ['resultado_candidaturas', /^As candidaturas não são exatamente as que disputaram este turno\./],
  ['resultado_percentual', /^Uma porcentagem não é a dos votos\./],
  ['resultado_situacao', /^A situação marcada não decorre dos votos\./],
  ['resultado_segundo_turno', /^O 2º turno publicado depende do 1º como estava\./],
  ['resultado_soma', /^A soma dos votos é diferente dos votos válidos\./],
])('the panel of results words the database’s %s', (token, words) => {
  expect(ofRound(refusal(token))).toMatch(words);
});
