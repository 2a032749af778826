import { expect, it } from 'vitest';
import { refusalText } from './texts';

it.each([
  [{ message: 'resultado_mudou' }, /^Outra pessoa gravou este turno antes de você\./],
  [{ message: 'resultado_sem_fonte' }, /^Um turno publicado precisa da fonte inteira\./],
  [{ message: 'resultado_dia' }, /^O dia da fonte e o da proclamação não podem estar no futuro\./],
  [{ message: 'resultado_candidaturas' }, /^As candidaturas não são exatamente as que disputaram/],
  [{ message: 'resultado_soma', details: 'nada' }, /^A soma dos votos é diferente dos votos válidos\./],
  [{ message: 'resultado_percentual' }, /^Uma porcentagem não é a dos votos\./],
  [{ message: 'resultado_situacao' }, /^A situação marcada não decorre dos votos\./],
  [{ message: 'resultado_segundo_turno' }, /^O 2º turno publicado depende do 1º/],
  [{ message: 'something else' }, /^O banco de dados recusou a mudança\./],
  [{ message: 'administrators only', code: '42501' }, /^Sua permissão de administrador foi retirada\./],
])('the panel of results says in words why the database refused: %o', (refusal, sentence) => {
  const said = refusalText(Object.assign(new Error(), { code: 'P0001', ...refusal }));
  expect(said).toMatch(sentence);
  expect(said).toContain('O que você digitou continua aqui.');
});

it('the panel of results says of an error without a code that the server did not answer', () => {
  expect(refusalText(new Error('resultado_mudou'))).toMatch(/^Sem resposta do servidor\./);
});
