import { expect, it } from 'vitest';
import { refusalOf, usageText } from './usage.ts';

const says = 'Faz.';

it.each([
  ['', [], null],
  ['', ['--porta'], 'Opção desconhecida: --porta.'],
  ['', ['x'], 'Argumento a mais: x.'],
  ['<pasta>', [], 'Falta dizer <pasta>.'],
  ['<pasta dos arquivos> [--aplicar]', ['a', '--aplicar'], null],
  ['<pasta> [--aplicar]', ['a', 'b'], 'Argumento a mais: b.'],
  ['<pasta> [--aplicar]', ['a', '--aplica'], 'Opção desconhecida: --aplica.'],
  ['[parte…] [--all] [-- argumentos…]', ['unit', 'local', '--all'], null],
  ['[parte…] [-- argumentos…]', ['unit', '--', '-t', 'nome'], null],
  ['[parte…] [-- argumentos…]', ['-t', '--', 'nome'], 'Opção desconhecida: -t.'],
  ['[--all] [-- argumentos…]', ['unit'], 'Argumento a mais: unit.'],
])('of "%s" the arguments %j are refused with: %s', (takes, args, refusal) => {
  expect(refusalOf({ takes, says }, args)).toBe(refusal);
});

it('the help of a command is how it is called and what it does', () => {
  expect(usageText('data:votes', { takes: '<pasta>', says })).toBe('Uso: data:votes <pasta>\nFaz.');
  expect(usageText('start', { takes: '', says })).toBe('Uso: start\nFaz.');
});
