import { expect, it } from 'vitest';
import { refusalText } from './texts';

const broken = (rule: string) =>
  `new row for relation "destinos_deputados" violates check constraint "${rule}"`;

it.each([
  [{ message: 'destino_dia' }, /^O dia em que a fonte foi lida não pode estar no futuro\./],
  [{ message: 'administrators only', code: '42501' }, /^Sua permissão de administrador foi retirada\./],
  [{ message: broken('destinos_destino_known'), code: '23514' }, /^O destino não é um dos conhecidos\./],
  [{ message: broken('destinos_cargo_valid'), code: '23514' }, /^O cargo só vale para quem disputou/],
  [{ message: broken('destinos_fonte_titulo_valid'), code: '23514' }, /^O título da fonte precisa de 3/],
  [{ message: broken('destinos_fonte_url_valid'), code: '23514' }, /^O endereço da fonte precisa começar/],
  [{ message: broken('destinos_situacao_known'), code: '23514' }, /^A situação não é uma das conhecidas\./],
  [{ message: 'null value in column', code: '23502' }, /^Um destino precisa da fonte inteira/],
  [{ message: 'something else', code: 'XX000' }, /^O banco de dados recusou a mudança\./],
])('the panel of outcomes says in words why the database refused: %o', (refusal, sentence) => {
  expect(refusalText(Object.assign(new Error(), { code: 'P0001', ...refusal }))).toMatch(sentence);
});

it('the panel of outcomes says of an error without a code that the server did not answer', () => {
  expect(refusalText(new Error('destino_dia'))).toMatch(/^Sem resposta do servidor\./);
});
