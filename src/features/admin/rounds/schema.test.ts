import { expect, it } from 'vitest';
import { checkRound } from './schema';

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
