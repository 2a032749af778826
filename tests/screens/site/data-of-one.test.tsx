import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';

const words = {
  turno_1: [/^Resultado do 1º turno/, '1 voto válido.'],
  deputados: [/^Deputados no cargo/, '1 deputado.'],
  votacoes: [/^Votações do plenário/, '1 votação nominal.'],
  votos: [/^Votos de cada deputado/, '1 voto.'],
  eleitos: [/^Eleitos para a Câmara/, '1 nome, ainda não conferido com o TSE.'],
} as const;

it('the data page counts one of each thing as one', async () => {
  const sets = Object.keys(words).map((conjunto) => ({
    conjunto,
    dados_ate: '2026-11-19',
    lido_em: '2026-11-20T10:00:00Z',
    origem: 'copia',
    fonte: null,
    falhas: 0,
    registros: 1,
    com_votos: null,
    com_partido: null,
  }));
  server.use(http.get('http://backend.test/rest/v1/rpc/saude_dos_dados', () => HttpResponse.json(sets)));
  renderApp('/dados');
  const health = within(await screen.findByRole('region', { name: 'Saúde dos dados' }));
  const rows = within(health.getByRole('table'));
  for (const [name, text] of Object.values(words))
    expect(rows.getByRole('rowheader', { name })).toHaveTextContent(text);
});
