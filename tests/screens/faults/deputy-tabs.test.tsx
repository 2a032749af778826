import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { newsHas } from '../../support/fake-news';
import { renderApp } from '../../support/render-app';
import { button, expectNoToast } from '../../support/screen-parts';
import { withFaults } from './choice';
import {
  expectOnlyReportedFailures,
  faultNames,
  letFailuresBeLogged,
  throughFaults,
  troubleAt,
} from './network-faults';

const ana = aDeputyDetail();
const ofTheChamber = { where: /camara-proxy/, said: 'Erro ao carregar informações do deputado' };

beforeEach(() => {
  onWideScreen();
  chamberHas({ details: [ana] });
  newsHas([]);
  letFailuresBeLogged();
});

const tabs = [
  { tab: 'Despesas', ...ofTheChamber, atLast: 'Nenhuma despesa registrada no ano atual' },
  { tab: 'Discursos', ...ofTheChamber, atLast: 'Nenhum discurso registrado nos últimos 6 meses' },
  { tab: 'Proposições', ...ofTheChamber, atLast: 'Nenhuma proposição encontrada nos últimos 6 meses' },
  {
    tab: 'Notícias',
    where: /generate-candidate-news/,
    said: 'Erro ao carregar notícias do deputado',
    atLast: 'Nenhuma notícia recente encontrada',
  },
];

it.each(withFaults(tabs, faultNames))(
  '$tab fails by itself, and is read as soon as it can be',
  async (the) => {
    const trouble = troubleAt(the.where);
    const { user, queryClient } = renderApp(`/deputado-federal/${String(ana['id'])}`);
    const tab = await screen.findByRole('tab', { name: the.tab });
    const open = async () => user.click(trouble.met === 0 ? tab : button('Tentar novamente'));
    await throughFaults(the.faults, trouble, open, async (fault) => {
      await waitFor(() => expect(queryClient.isFetching(), fault).toBe(0));
      expect(await screen.findByText(the.said, { selector: 'main *' }), fault).toBeVisible();
      await waitFor(() => expect(button('Tentar novamente'), fault).toBeEnabled());
      expect(screen.getByRole('heading', { level: 1, name: 'Ana Exemplo' })).toBeVisible();
      await expectNoToast();
      expectOnlyReportedFailures();
    });
    await user.click(button('Tentar novamente'));
    expect(await screen.findByText(the.atLast, { selector: 'main *' })).toBeVisible();
    expect(screen.queryByText(the.said, { selector: 'main *' })).not.toBeInTheDocument();
  },
);
