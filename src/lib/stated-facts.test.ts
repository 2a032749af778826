import { expect, it } from 'vitest';
import { statedFacts, unstatedFacts } from './stated-facts';

const bare = {
  nome: 'Ana',
  idade: 35,
  partido_cor_hex: '#000000',
  estado_origem: 'BR',
  profissao: 'Político',
  inclinacao_politica: 'Centro',
};
const columns = ['idade', 'partido_cor_hex', 'estado_origem', 'profissao', 'inclinacao_politica'];

it('a record that holds the defaults without a source states none of them', () => {
  expect(unstatedFacts({ ...bare, fontes: [] })).toEqual(columns);
  expect(statedFacts({ ...bare, fontes: [{ campo: 'nome' }] })).toMatchObject({
    nome: 'Ana',
    idade: null,
    partido_cor_hex: '#57534E',
    estado_origem: null,
    profissao: null,
    inclinacao_politica: null,
  });
});

it('a default with a source is stated, and so is another value without one', () => {
  const sourced = { ...bare, fontes: columns.map((campo) => ({ campo })) };
  expect(statedFacts(sourced)).toEqual(sourced);
  const others = { idade: 36, profissao: 'Política', inclinacao_politica: 'Direita', fontes: [] };
  expect(statedFacts(others)).toEqual(others);
});

it('a copy that was kept before sources were read is left as it was', () => {
  expect(statedFacts(bare)).toEqual(bare);
});
