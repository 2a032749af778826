import { describe, expect, it } from 'vitest';
import { distanceWithin, nearNames, withName } from './name-search';
import type { Deputy } from '@/features/deputies/schema';

const named = (nome: string, siglaUf: string): Deputy => ({
  id: nome.length,
  nome,
  siglaUf,
  siglaPartido: null,
  urlFoto: null,
});

const list = [
  named('Arthur Lira', 'AL'),
  named('Arthur Oliveira Maia', 'BA'),
  named('Átila Lira', 'PI'),
  named('Antonio Brito', 'BA'),
  named('Sérgio Brito', 'BA'),
  named('Hugo Motta', 'PB'),
  named('Hugo Leal', 'RJ'),
  named('Maria do Rosário', 'RS'),
  named('Zé Neto', 'BA'),
  named('Alice Portugal', 'BA'),
];

const met = (typed: string) => nearNames(list, typed).map(({ nome }) => nome);

describe('the suggestion of names', () => {
  it.each([
    ['artur lira', ['Arthur Lira']],
    ['hugo mota', ['Hugo Motta']],
    ['sergio brito bahia', ['Sérgio Brito']],
    ['Brito, BA', ['Antonio Brito', 'Sérgio Brito']],
    ['maria de rosario', ['Maria do Rosário']],
    ['ugo mota', ['Hugo Motta']],
    ['lice', ['Alice Portugal']],
    ['arthurr lirra', ['Arthur Lira']],
    ['Hugo Motta', ['Hugo Motta']],
    ['Dep. Artur Lira', ['Arthur Lira']],
    ['deputado federal hugo mota (republicanos)', ['Hugo Motta']],
    ['Hugo Mota - Republicanos/PB', ['Hugo Motta']],
    ['Doutor Zé Netto, líder do PT', ['Zé Neto']],
    ['Hu\u200Bgo Mo\u00ADta', ['Hugo Motta']],
  ])('offers: %s', (typed, names) => {
    expect(met(typed)).toEqual(names);
  });

  it.each(['zzzzzz', 'glaice', 'artur lira paraíba', 'bahia', 'de', '', '<script>', 'xé neto x'])(
    'offers nobody for %j',
    (typed) => {
      expect(met(typed)).toEqual([]);
    },
  );

  it('offers no more than three', () => {
    const many = Array.from({ length: 9 }, (_, index) => named(`Joana ${'ABCDEFGHI'.charAt(index)}`, 'BA'));
    expect(nearNames(many, 'joanna')).toHaveLength(3);
  });
});

it('a name is found by part of it, without accents, from three letters on', () => {
  expect(withName(list, 'SERGIO b').map(({ nome }) => nome)).toEqual(['Sérgio Brito']);
  expect(withName(list, 'li')).toEqual([]);
  expect(withName(list, 'bri')).toHaveLength(2);
});

it.each([
  ['lira', 'lira', 0],
  ['artur', 'arthur', 1],
  ['mota', 'motta', 1],
  ['brto', 'birto', 1],
  ['lira', 'maia', Infinity],
  ['ana', 'anabela', Infinity],
])('the name %s is %s with %s letters changed', (a, b, distance) => {
  expect(distanceWithin(2, a, b)).toBe(distance);
});
