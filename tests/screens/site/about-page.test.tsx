import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app';

it('the about page says whose word a leaning is, and which words of the sources became which label', async () => {
  renderApp('/sobre');
  const leaning = within(await screen.findByRole('region', { name: 'Inclinação política' }));
  expect(leaning.getByText(/^A inclinação vem de outras fontes/)).toHaveTextContent(
    'A inclinação vem de outras fontes, não do candidato. Também não é dado do TSE.',
  );
  expect(leaning.getByText(/^O site tem cinco rótulos/)).toHaveTextContent(
    'O site tem cinco rótulos, e as fontes usam outras palavras. “Extrema-esquerda” aparece como “Esquerda”; ' +
      '“centro-esquerda a esquerda”, como “Centro-esquerda”; “direita a extrema-direita”, como “Direita”. As palavras ' +
      'de cada fonte estão na página de cada pessoa.',
  );
});

it('the about page names the one list of people that is not alphabetical: the result, in the order of votes', async () => {
  renderApp('/sobre');
  const rules = within(await screen.findByRole('region', { name: 'Regras de neutralidade' }));
  expect(rules.getAllByRole('listitem')[0]).toHaveTextContent(
    'Pessoas em ordem alfabética em todas as listas. Só o resultado da eleição segue a ordem de votos, como publica o TSE.',
  );
});
