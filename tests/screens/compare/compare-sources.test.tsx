import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { afterSecond } from '../../support/after-rounds';
import { backend } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';

const court = {
  titulo: 'Registro de candidatura — transcrito',
  veiculo: 'TSE',
  tipo: 'oficial',
  publicada_em: '2026-08-29',
  url: 'https://tse.exemplo/registro',
  consultada_em: null,
};
const people = afterSecond.map((one) => ({
  ...one,
  idade: 50,
  profissao: 'Médica',
  pautas_detalhe: [{ tema: 'economia', texto: 'Plano' }],
  // The last round first: the backend promises no order.
  resultados: one.resultados.map((round) => ({ ...round, votos: round.turno.turno * 100 })).toReversed(),
}));
const address = `/comparar?candidatos=${people.map(({ id }) => id).join(',')}`;
const cells = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body).getAllByRole('cell');

it('a source that states two facts of a row is there once', async () => {
  const fontes = ['partido_sigla', 'partido_nome'].map((campo) => ({ campo, posicao: 1, fonte: court }));
  backend.hasCandidates(people.map((one) => ({ ...one, fontes })));
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Fontes', description: 'Partido' }));
  const source = { name: 'Registro de candidatura' };
  const shown = cells(/^Partido/).map((cell) => within(cell).getAllByRole('link', source).length);
  expect(shown).toEqual([1, 1, 1]);
});

it('each row of a comparison has the sources of its own facts', async () => {
  const facts = [
    'resultado_1turno',
    'idade',
    'data_nascimento',
    'profissao',
    'pautas_defendidas',
    'partido_sigla',
    'partido_nome',
  ];
  const fontes = facts.map((campo, at) => ({
    campo,
    posicao: 1,
    fonte: { ...court, titulo: `Fonte ${at}`, url: `${court.url}/${at}` },
  }));
  backend.hasCandidates(people.map((one) => ({ ...one, fontes })));
  renderApp(address);
  await screen.findByRole('table');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const list = within(await screen.findByRole('region', { name: 'Fontes' })).getAllByRole('listitem');
  const factOf = (place: string) => /Fonte (\d)/.exec(list[Number(place) - 1]?.textContent ?? '')?.[1];
  const said = (name: RegExp) => {
    const [numbers = ''] = /\[[\d,\s]+\]$/.exec(cells(name)[0]?.textContent ?? '') ?? [];
    return Array.from(numbers.matchAll(/\d+/g), ([place]) => factOf(place));
  };
  const rows = [/^1º turno/, /^2º turno/, /^Idade/, /^Profissão/, /^Economia/, /^Partido/];
  expect(rows.map(said)).toEqual([['0'], [], ['1', '2'], ['3'], ['4'], ['5', '6']]);
});

it('each round of a comparison has its own votes and share', async () => {
  backend.hasCandidates(people);
  renderApp(address);
  await screen.findByRole('table');
  const said = (name: RegExp) => cells(name).map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  const [first, second] = [said(/^1º turno/), said(/^2º turno/)];
  expect(first.map((text) => text.slice(0, 16))).toEqual([
    '100 votos41,50 %',
    '100 votos42,50 %',
    '100 votos16,00 %',
  ]);
  expect(second.map((text) => text.slice(0, 16))).toEqual([
    '200 votos49,25 %',
    '200 votos50,75 %',
    'Não disputou est',
  ]);
});
