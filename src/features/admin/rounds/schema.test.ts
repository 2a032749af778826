import { expect, it } from 'vitest';
import { checkRound, count } from './schema';

it.each([
  ['2026-10-25', true],
  ['2026-10-26', false],
])('on 25 October a round may be read and proclaimed on %s: %s', (day, isRight) => {
  const round = {
    situacao: 'proclamado',
    fonte_titulo: 'Resultado oficial',
    fonte_url: 'https://resultados.exemplo/',
    fonte_data: '2026-10-25',
    proclamado_em: day,
    validos: '10',
    brancos: '',
    nulos: '',
    comparecimento: '',
    eleitorado: '',
    votes: [],
  };
  expect(checkRound(round, '2026-10-25').success).toBe(isRight);
  const read = { ...round, fonte_data: day };
  expect(checkRound(read, '2026-10-25').success).toBe(isRight);
});

it.each([
  ['2300798', 2_300_798],
  [' 2.300.798 ', 2_300_798],
  ['0', 0],
  ['0.500', null],
  ['1,234,567', null],
  ['12 345', null],
  ['12.34', null],
  ['-1', null],
  ['1e3', null],
  ['١٢٣', null],
])('a count is read as it is written here, or refused and never guessed: %j', (text, number) => {
  expect(count.safeParse(text).data ?? null).toBe(number);
});

it('a round that is not published needs neither votes nor a source', () => {
  expect(checkRound({ situacao: 'nao_publicado' }, '2026-10-25')).toMatchObject({ success: true });
});
