import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { backend, server } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';

it('the summary of the records says that every record has the same facts, as the database counts them, and when one was last reviewed', async () => {
  backend.hasCandidates([aCandidate({ nome: 'Ana Exemplo' })]);
  server.use(
    http.get('http://backend.test/rest/v1/rpc/resumo_das_fichas', () =>
      HttpResponse.json([{ fichas: 12, campos: 23, ultima_revisao: '2026-11-21' }]),
    ),
  );
  renderApp('/candidatos-2026');
  const sentence = await screen.findByText(/^As 12 fichas/);
  expect(sentence.closest('p')).toHaveTextContent(
    'As 12 fichas têm os mesmos 23 campos. Última revisão: 21/11/2026.',
  );
});

it('the way to the themes is at the head of the list from the beginning, whatever has come', async () => {
  backend.hasCandidates([aCandidate({ nome: 'Ana Exemplo' })]);
  renderApp('/candidatos-2026');
  const title = await screen.findByRole('heading', { level: 1, name: 'Candidatos 2026' });
  const way = screen.getByRole('link', { name: 'Comparar por tema' });
  expect(way).toHaveAttribute('href', '/candidatos-2026/temas');
  const card = await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' });
  expect(title.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(way.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
