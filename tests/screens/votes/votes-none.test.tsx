import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas } from '../../support/fake-chamber';
import { hasRollCalls } from '../../support/fake-roll-calls';
import { hasVotes } from '../../support/fake-votes';
import { renderApp } from '../../support/render-app';
import { wordsIn } from '../../support/screen-parts';

it.each(['/votacoes?tipo=recurso', '/deputado-federal/160541?aba=votacoes&voto=4'])(
  '%s, of which there is none, says so once, where it says how many there are',
  async (path) => {
    chamberHas({ details: [aDeputyDetail()] });
    hasRollCalls({ list: [] });
    hasVotes({ records: [] });
    renderApp(path);
    expect(await screen.findByText('Nenhuma votação com estes filtros')).toBeVisible();
    const said = wordsIn(screen.getAllByRole('status')).filter((text) => text !== '');
    expect(said).toEqual(['0 votações']);
  },
);
