import { expect, it } from 'vitest';
import { expenseTypeText } from './expense-type';

it.each([
  ['COMBUSTÍVEIS E LUBRIFICANTES.', 'Combustíveis e lubrificantes'],
  [
    'HOSPEDAGEM ,EXCETO DO PARLAMENTAR NO DISTRITO FEDERAL.',
    'Hospedagem, exceto do parlamentar no distrito federal',
  ],
  ['LOCOMOÇÃO, ALIMENTAÇÃO E  HOSPEDAGEM', 'Locomoção, alimentação e hospedagem'],
  ['PASSAGEM AÉREA - SIGEPA', 'Passagem aérea – SIGEPA'],
  ['LOCAÇÃO OU FRETAMENTO DE EMBARCAÇÕES ', 'Locação ou fretamento de embarcações'],
])('the type of expense %s is written as %s', (given, written) => {
  expect(expenseTypeText(given)).toBe(written);
});
