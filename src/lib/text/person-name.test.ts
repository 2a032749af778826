import { expect, it } from 'vitest';
import { personName } from './person-name';

it.each([
  ['ARTHUR CÉSAR PEREIRA DE LIRA', 'Arthur César Pereira de Lira'],
  ['PAULO ABI-ACKEL', 'Paulo Abi-Ackel'],
  ["MARIA D'ÁVILA E SOUZA DOS SANTOS", "Maria D'Ávila e Souza dos Santos"],
  ['JOSÉ DA SILVA (ZÉ DO POVO)', 'José da Silva (Zé do Povo)'],
  ['MARIA "NEGA" LIMA', 'Maria "Nega" Lima'],
  ['DR.JOSÉ SANT´ANNA', 'Dr.José Sant´Anna'],
  ['JOSÉ ÂNGELO'.normalize('NFD'), 'José Ângelo'.normalize('NFD')],
  ['PEDRO 2º DO 4X4', 'Pedro 2º do 4x4'],
  ['DE MELO', 'De Melo'],
  ['DR. JOSÉ DA SILVA JR.', 'Dr. José da Silva Jr.'],
  ['PEDRO EXEMPLO II', 'Pedro Exemplo II'],
  ['JOÃO EXEMPLO XXIII', 'João Exemplo XXIII'],
  ['ANA EXEMPLO XIV', 'Ana Exemplo XIV'],
  ['MAX LIXI', 'Max Lixi'],
  ['AJ EXEMPLO', 'AJ Exemplo'],
  ['IDILVAN', 'Idilvan'],
  ['JHC', 'JHC'],
  ['Já em caixa mista', 'Já em caixa mista'],
  ['Dr. JHC', 'Dr. JHC'],
])('a person whom a source writes as %s is shown as %s', (given, shown) => {
  expect(personName(given)).toBe(shown);
});
