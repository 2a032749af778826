import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { hasAnalysis, recipient } from '../../support/fake-analysis';
import { authBackend } from '../../support/fake-auth';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, heading, toasted } from '../../support/screen-parts';
import { aSession, maria } from '../../support/session';
import {
  expectOnlyReportedFailures,
  expectRefused,
  faultNames,
  letFailuresBeLogged,
  throughFaults,
  toldInToast,
  troubleAt,
} from './network-faults';

const path = '/analise-politica';
const ofTheFunction = /functions\/v1\/analise-politica/;

beforeEach(() => {
  onWideScreen();
  letFailuresBeLogged();
});

it('an analysis fails in words under every fault, and is written in the end', async () => {
  hasAnalysis();
  const { queryClient } = renderApp(path, { as: maria });
  await screen.findByRole('button', { name: 'Gerar Minha Análise' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const trouble = troubleAt(ofTheFunction, 'post');
  const generate = () => button('Gerar Minha Análise').click();
  await throughFaults(faultNames, trouble, generate, async (fault) => {
    await toldInToast('Erro ao gerar análise política', fault);
    expect(screen.getByText('Erro ao gerar análise política', { selector: 'main *' }), fault).toBeVisible();
    await waitFor(() => expect(button('Gerar Minha Análise'), fault).toBeEnabled());
    expectOnlyReportedFailures();
  });
  generate();
  await toasted('Análise gerada com sucesso!');
});

it('a consent is given or taken back only when the table says so', async () => {
  const seen = hasAnalysis({ provedor: recipient });
  const { queryClient } = renderApp(path, { as: maria });
  const acts = [
    {
      press: 'Autorizar o envio',
      said: 'Não foi possível registrar sua autorização. Tente novamente.',
    },
    { press: 'Retirar autorização', said: 'Não foi possível retirar sua autorização. Tente novamente.' },
  ];
  for (const { press, said } of acts) {
    await screen.findByRole('button', { name: press });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const trouble = troubleAt(/rest\/v1\/consentimentos/, press.startsWith('Autorizar') ? 'post' : 'patch');
    // "It exists already" is what a conflict means here: the wish is fulfilled.
    const others = faultNames.filter((name) => name !== 'a conflict (409)');
    await throughFaults(
      others,
      trouble,
      () => button(press).click(),
      (fault) => expectRefused({ queryClient, press, said }, fault),
    );
    button(press).click();
  }
  expect(await screen.findByRole('button', { name: 'Autorizar o envio' })).toBeEnabled();
  expect(seen.consents).toHaveLength(1);
});

it('a refusal of a session that goes on is an error of this screen, which stays', async () => {
  hasAnalysis();
  const { queryClient, router, user } = renderApp(path, { as: maria });
  await screen.findByRole('button', { name: 'Gerar Minha Análise' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  authBackend.issues(aSession(maria, { serial: 2 }));
  troubleAt(ofTheFunction, 'post').fault = '401';
  await user.click(button('Gerar Minha Análise'));
  await toldInToast('Erro ao gerar análise política', '401');
  await user.click(await screen.findByText('Detalhes'));
  expect(screen.getByText(/^O serviço de análise não reconheceu a sua sessão\./)).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
  expect(screen.queryByText('Faça login para gerar sua análise')).not.toBeInTheDocument();
  expectOnlyReportedFailures();
});

it('a session that is over is shown, and signing in again leads back', async () => {
  hasAnalysis();
  const { queryClient, router } = renderApp(path, { as: maria });
  await screen.findByRole('button', { name: 'Gerar Minha Análise' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  authBackend.renewsNothing();
  authBackend.signsOut();
  troubleAt(ofTheFunction, 'post').fault = '401';
  button('Gerar Minha Análise').click();
  await toasted('Sua sessão terminou. Entre de novo.');
  expect(await heading('Entrar')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?volta=%2Fanalise-politica'));
  expectOnlyReportedFailures();
});
