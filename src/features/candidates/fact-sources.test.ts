import { expect, it } from 'vitest';
import { sourceCount } from './fact-sources';

const publication = {
  titulo: 'Dados de partidos',
  veiculo: 'Coleção',
  tipo: 'outra',
  publicada_em: null,
  url: 'https://exemplo.org/colecao',
  consultada_em: null,
};

it('the count of sources counts two titles of one address as two, and one title under two facts once', () => {
  const fontes = [
    { campo: 'nome', posicao: 1, fonte: publication },
    { campo: 'nome', posicao: 2, fonte: { ...publication, titulo: 'Dados de candidatos' } },
    { campo: 'idade', posicao: 1, fonte: publication },
  ];
  expect(sourceCount({ fontes }, ['nome', 'idade'])).toBe(2);
});
