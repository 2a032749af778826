import { describe, expect, it } from 'vitest';
import { inAlphabeticalOrder, isPublic, mandatesOf, mandateYears, originText, professionText } from './model';

const named = (...names: string[]) => names.map((nome) => ({ nome }));

describe('the alphabetical order', () => {
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

describe('the public list of records', () => {
  it.each([
    ['active', true],
    ['archived', true],
    ['deleted', false],
  ])('filters records: %s, %s', (status, shown) => {
    expect(isPublic({ status })).toBe(shown);
  });
});

describe('the facts of a record', () => {
  it('say that the origin is not informed, never the default', () => {
    expect(originText(null)).toBe('Estado não informado');
    expect(originText('')).toBe('Estado não informado');
  });

  it('show the state by its abbreviation and the country by its name', () => {
    expect(originText('MT')).toBe('MT');
    expect(originText('BR')).toBe('Brasil');
  });

  it('say that the profession is not informed', () => {
    expect(professionText(null)).toBe('Profissão não informada');
    expect(professionText('Dentista')).toBe('Dentista');
  });
});

describe('the electoral history', () => {
  const senator = { cargo: 'Senador (RJ)', ano_inicio: 2019, ano_fim: null };
  const deputy = { cargo: 'Deputado estadual (RJ)', ano_inicio: 2003, ano_fim: 2019 };

  it('shows the newest office first', () => {
    expect(mandatesOf([deputy, senator])).toEqual([senator, deputy]);
  });

  it('shows offices of one year in alphabetical order, whatever the order of the record', () => {
    const mayor = { ...deputy, cargo: 'Prefeito (Rio de Janeiro/RJ)' };
    for (const given of [
      [deputy, mayor],
      [mayor, deputy],
    ])
      expect(mandatesOf(given)).toEqual([deputy, mayor]);
  });

  it('leaves out what is no mandate and survives what is no list', () => {
    expect(mandatesOf([deputy, null, 'x', { cargo: 'Sem anos' }, { ...deputy, ano_fim: '2019' }])).toEqual([
      deputy,
    ]);
    expect(mandatesOf(null)).toEqual([]);
    expect(mandatesOf({ cargo: 'x' })).toEqual([]);
  });

  it('says that a mandate without an end is still running', () => {
    expect(mandateYears(deputy)).toBe('2003 – 2019');
    expect(mandateYears(senator)).toBe('2019 – atual');
  });
});
