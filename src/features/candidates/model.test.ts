import { describe, expect, it } from 'vitest';
import { ageText, inAlphabeticalOrder, isPublic, leaningText, originText, professionText } from './model';

const named = (...names: string[]) => names.map((nome) => ({ nome }));

describe('alphabetical order', () => {
  it('puts accented names where Brazilians look for them', () => {
    expect(inAlphabeticalOrder(named('Zema', 'Érica', 'Eduardo', 'Álvaro', 'Ana'))).toEqual(
      named('Álvaro', 'Ana', 'Eduardo', 'Érica', 'Zema'),
    );
  });

  it('ignores capitals and leaves the given list as it was', () => {
    const given = named('beatriz', 'Ana', 'Carlos');
    expect(inAlphabeticalOrder(given)).toEqual(named('Ana', 'beatriz', 'Carlos'));
    expect(given).toEqual(named('beatriz', 'Ana', 'Carlos'));
  });
});

describe('which records are shown', () => {
  it.each([
    ['active', true],
    ['archived', true],
    ['deleted', false],
  ])('%s: %s', (status, shown) => {
    expect(isPublic({ status })).toBe(shown);
  });
});

describe('facts as the record says them', () => {
  it('writes the age in years', () => {
    expect(ageText(39)).toBe('39 anos');
  });

  it('shows a dash for an unknown age and origin, never the default', () => {
    expect(ageText(null)).toBe('—');
    expect(originText(null)).toBe('—');
    expect(originText('')).toBe('—');
  });

  it('shows the state by its abbreviation and the country by its name', () => {
    expect(originText('MT')).toBe('MT');
    expect(originText('BR')).toBe('Brasil');
  });

  it('says that leaning and profession are not informed', () => {
    expect(leaningText(null)).toBe('Não informada');
    expect(leaningText(' ')).toBe('Não informada');
    expect(leaningText('Centro-esquerda')).toBe('Centro-esquerda');
    expect(professionText(null)).toBe('Profissão não informada');
    expect(professionText('Dentista')).toBe('Dentista');
  });
});
