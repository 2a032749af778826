import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  cardLeaningOf,
  isCleanRecord,
  type Marks,
  preselectedFavorites,
  samplePeople,
  samplePersonOf,
  withMark,
} from './model';
import people from './people.json';
import { samplePersonSchema } from './schema';

it('the sample holds six people of the specified shape, each marked as made up', () => {
  const parsed = z.array(samplePersonSchema).parse(people);
  expect(parsed.map(({ id }) => id).toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
  for (const { aviso } of parsed)
    expect(aviso).toBe('Dados ilustrativos: pessoa, partido e números fictícios.');
});

it('the sample invents the parties as well: numbers and initials that no registered party has', () => {
  const parties = new Set(people.map(({ partido }) => `${partido.sigla} ${partido.numero_eleitoral}`));
  expect([...parties].toSorted()).toEqual(['EXA 91', 'EXB 92', 'EXC 93']);
});

it('the sample favours no leaning: each has the same scores and the same records', () => {
  const cases = new Map<string, string[]>();
  for (const { inclinacao_politica: leaning, estatisticas, ficha_limpa } of people) {
    const one = `${Object.values(estatisticas).join(' ')} ${ficha_limpa}`;
    cases.set(leaning, [...(cases.get(leaning) ?? []), one].toSorted());
  }
  expect([...cases.keys()].toSorted()).toEqual(['Centro-esquerda', 'Direita', 'Esquerda']);
  const same = ['58 74 61 Com condenação (exemplo)', '72 65 80 Ficha limpa'];
  for (const found of cases.values()) expect(found).toEqual(same);
});

it('the sample shows everyone in alphabetical order, each with a drawing of their own', () => {
  expect(samplePeople.map(({ nome_completo }) => nome_completo)).toEqual([
    'Breno Protótipo',
    'Helena Amostra',
    'Lúcia Ilustrativa',
    'Marina Exemplo',
    'Otávio Modelo',
    'Tadeu Fictício',
  ]);
  const drawings = samplePeople.map(({ foto_url }) => foto_url);
  expect(new Set(drawings).size).toBe(6);
  for (const drawing of drawings) expect(drawing).toMatch(/^\/.*portrait-[1-6]\.svg/);
});

it('the sample finds a person by the exact id', () => {
  expect(samplePersonOf('3')?.nome_completo).toBe('Otávio Modelo');
  for (const id of ['', '0', '7', '03', '3 ', 'marina']) expect(samplePersonOf(id)).toBeUndefined();
  expect(preselectedFavorites).toEqual(['1', '3']);
});

it.each([
  ['Esquerda', 'left'],
  ['Extrema Esquerda', 'left'],
  ['Direita', 'right'],
  ['Centro-Direita', 'right'],
  ['Centro-esquerda', 'centre'],
  ['Centro-direita', 'centre'],
  ['Centro', 'centre'],
  ['', 'centre'],
])('the sample gives %j the %s colour on a card, by the letter of the text', (leaning, color) => {
  expect(cardLeaningOf(leaning)).toBe(color);
});

it('the sample takes only the exact words for a clean record', () => {
  expect(isCleanRecord('Ficha limpa')).toBe(true);
  for (const text of ['', 'ficha limpa', 'Ficha Limpa', 'Ficha limpa ', 'Com condenação (exemplo)']) {
    expect(isCleanRecord(text)).toBe(false);
  }
});

it('the sample clears the other mark of the same person alone, and nothing when a mark is cleared', () => {
  const none: Marks = { favorite: new Set(), ignored: new Set(['2']) };
  const ignored = withMark(none, '1', 'ignored', true);
  expect(ignored).toEqual({ favorite: new Set(), ignored: new Set(['1', '2']) });
  const favorite = withMark(ignored, '1', 'favorite', true);
  expect(favorite).toEqual({ favorite: new Set(['1']), ignored: new Set(['2']) });
  expect(withMark(favorite, '1', 'favorite', false)).toEqual({
    favorite: new Set(),
    ignored: new Set(['2']),
  });
  expect(none).toEqual({ favorite: new Set(), ignored: new Set(['2']) });
});
