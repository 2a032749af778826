import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anExplanation, aWholeRollCall, hasRollCalls, judgingWords } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';
import { region } from '../../support/screen-parts';

const path = '/votacao/2586587-30';
const whole = aWholeRollCall({ id_camara: '2586587-30', titulo: 'PL 1/2026' });

it('the page of a roll call says what Sim and Não meant, side by side and with the source, once that is published', async () => {
  const { asked } = hasRollCalls({ one: { ...whole, explicacao: anExplanation } });
  const { user } = renderApp(path);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Urgência para o programa de exemplo' }),
  ).toBeVisible();
  expect(screen.getByText('PL 1/2026')).toBeVisible();
  await screen.findByRole('heading', { name: 'O que significava' });
  const meaning = region('O que significava');
  expect(meaning.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ' Sim',
    ' Não',
  ]);
  expect(meaning.getByText('Aprovava a urgência para o projeto do programa de exemplo.')).toBeVisible();
  expect(meaning.getByText('Rejeitava a urgência para o projeto do programa de exemplo.')).toBeVisible();
  expect(meaning.getByRole('link', { name: 'Ementa do PL 1/2026, Câmara dos Deputados' })).toHaveAttribute(
    'href',
    'https://www.camara.leg.br/propostas-legislativas/1',
  );
  expect(meaning.getByText(/^, com data de/)).toBeVisible();
  expect(meaning.getByText(/^Fonte:/).parentElement).toHaveTextContent(
    /^Fonte: Ementa do PL 1\/2026, Câmara dos Deputados.*, com data de 20\/05\/2026\. Escrita por uma pessoa e publicada por outra\.$/,
  );
  expect(screen.queryByText(/a explicação/)).toBeNull();
  // The Chamber's own text stays, and no account is requested.
  await user.click(await screen.findByRole('heading', { name: 'Texto da Câmara' }));
  expect(
    region('Texto da Câmara').getByText('Aprovado o Requerimento de Urgência. Sim: 302; Não: 105.'),
  ).toBeVisible();
  expect(asked.map(({ url }) => url.search).join()).not.toMatch(/redigida|revista/);
  expect(document.body.textContent).not.toMatch(judgingWords);
});
