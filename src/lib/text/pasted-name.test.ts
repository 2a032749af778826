import { describe, expect, it } from 'vitest';
import { withPastedName } from './pasted-name';

const list = [
  'Erika Hilton',
  'Érika Kokay',
  'Delegado Palumbo',
  'Delegada Katarina',
  'General Girão',
  'General Pazuello',
  'Dr. Luizinho',
  'Doutor Luis Ovando',
  'Pastor Eurico',
  'Padre João',
  'João Maia',
  'Coronel Chrisóstomo',
  'Capitão Alden',
  'Professora Luciene Cavalcante',
  'Glauber Braga',
  'Vinicius Brasil',
  'Escritor Augusto Cury',
  "Felipe D'Avila",
  'Paulo Abi-Ackel',
  'Da Vitoria',
  'AJ Albuquerque',
  'Duarte Jr.',
  'Júnior Mano',
];
const found = (typed: string) => withPastedName(list, typed, (name) => name);

describe('a name as people paste it', () => {
  it.each([
    ['Dep. Erika Hilton', 'Erika Hilton'],
    ['Deputada Erika Hilton', 'Erika Hilton'],
    ['DEPUTADA FEDERAL ERIKA HILTON', 'Erika Hilton'],
    ['Dep. Fed. Erika Hilton', 'Erika Hilton'],
    ['Exma. Sra. Deputada Erika Hilton', 'Erika Hilton'],
    ['Erika Hilton (PSOL)', 'Erika Hilton'],
    ['Erika Hilton (PSOL-SP)', 'Erika Hilton'],
    ['Erika Hilton (deputada federal pelo PSOL', 'Erika Hilton'],
    ['Erika Hilton - PSOL/SP', 'Erika Hilton'],
    ['Erika Hilton – PSOL', 'Erika Hilton'],
    ['Erika Hilton, PSOL-SP', 'Erika Hilton'],
    ['Erika Hilton PSOL', 'Erika Hilton'],
    ['Erika Hilton/SP', 'Erika Hilton'],
    ['PSOL - Erika Hilton', 'Erika Hilton'],
    ['Erika Hilton, deputada federal do PSOL', 'Erika Hilton'],
    ['Erika\u00A0Hilton', 'Erika Hilton'],
    ['D\u00B4Avila', "Felipe D'Avila"],
    ['Erika\u200B Hil\u00ADton\uFEFF', 'Erika Hilton'],
    ['E\u0301rika Kokay'.normalize('NFD'), 'Érika Kokay'],
    ['Del. Palumbo', 'Delegado Palumbo'],
    ['Delegada Katarina (PSD)', 'Delegada Katarina'],
    ['Dep. Del. Katarina', 'Delegada Katarina'],
    ['Gen. Girão', 'General Girão'],
    ['Gen. Pazuello - PL/RJ', 'General Pazuello'],
    ['Doutor Luizinho', 'Dr. Luizinho'],
    ['Dr Luis Ovando', 'Doutor Luis Ovando'],
    ['Pr. Eurico', 'Pastor Eurico'],
    ['Pe. João', 'Padre João'],
    ['Cel. Chrisóstomo', 'Coronel Chrisóstomo'],
    ['Cap. Alden', 'Capitão Alden'],
    ['Profa. Luciene', 'Professora Luciene Cavalcante'],
    ['Prof. Glauber Braga (PSOL)', 'Glauber Braga'],
    ['Sen. Glauber Braga', 'Glauber Braga'],
    ['Candidato Augusto Cury, Avante', 'Escritor Augusto Cury'],
    ['Glauber Braga, PC do B', 'Glauber Braga'],
  ])('%j finds %s alone', (typed, name) => {
    expect(found(typed)).toEqual([name]);
  });

  it.each([
    ['Braga Glauber', ['Glauber Braga']],
    ['Cavalcante, Luciene', ['Professora Luciene Cavalcante']],
    ['maia joã', ['João Maia']],
    ['Braga Maia', []],
    ['da Braga', []],
  ])('%j is found by its words, whatever their order', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it.each([
    ['davila', "Felipe D'Avila"],
    ['D’Ávila', "Felipe D'Avila"],
    ['Felipe Dávila', "Felipe D'Avila"],
    ['abi ackel', 'Paulo Abi-Ackel'],
    ['Abiackel', 'Paulo Abi-Ackel'],
    ['davitoria', 'Da Vitoria'],
    ['A.J. Albuquerque', 'AJ Albuquerque'],
    ['A J Albuquerque', 'AJ Albuquerque'],
    ['@erikahilton', 'Erika Hilton'],
    ['Duarte Júnior', 'Duarte Jr.'],
    ['Dep. Duarte Junior (PSB-MA)', 'Duarte Jr.'],
    ['Jr. Mano', 'Júnior Mano'],
    ['Mano Jr', 'Júnior Mano'],
    ['Mano Júnior', 'Júnior Mano'],
  ])('%j, joined, parted or shortened otherwise, finds %s alone', (typed, name) => {
    expect(found(typed)).toEqual([name]);
  });

  it.each([
    ['joão', ['Padre João', 'João Maia']],
    ['delegad', ['Delegado Palumbo', 'Delegada Katarina']],
    ['brasil', ['Vinicius Brasil']],
    ['general', ['General Girão', 'General Pazuello']],
  ])('%s is searched as it is typed', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it.each(['PSOL', '(PSOL)', 'Dep.', 'Fulano de Tal', '- PSOL/SP', 'Erika Palumbo'])(
    '%s, without a name of the list, finds nobody',
    (typed) => {
      expect(found(typed)).toEqual([]);
    },
  );

  it('nothing typed leaves everybody', () => {
    expect(found(' \u200B ')).toEqual(list);
  });
});
