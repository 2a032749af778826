import { act as during, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { aConsent, accountBackend, anExport } from '../../support/fake-account';
import { hasAnalysis, recipient } from '../../support/fake-analysis';
import { backend, server } from '../../support/fake-backend';
import { chamberHas, hasDeputyChoices, onWideScreen } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { heldAnswer } from '../../support/held-answer';
import { renderApp } from '../../support/render-app';
import { button, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { withFaults } from './choice';
import {
  expectRefused,
  type Fault,
  faultNames,
  letFailuresBeLogged,
  refusals,
  throughFaults,
  troubleAt,
} from './network-faults';

interface Act {
  path: string;
  /** What is pressed before, once. */
  opening?: string[];
  press: string;
  where: RegExp;
  method: 'post' | 'patch' | 'delete';
  said: string;
  done: () => Promise<void> | void;
}

/** What nobody refuses waits on the device (waiting-choices.test.tsx). */
const choices: Act[] = [
  {
    path: '/candidatos-2026',
    press: 'Favoritar',
    where: /usuario_candidatos_relacao/,
    method: 'post',
    said: 'Erro',
    done: () => toasted('Adicionado aos favoritos'),
  },
  {
    path: '/deputados-federais',
    press: 'Favoritar Ana Exemplo',
    where: /usuario_deputados_relacao/,
    method: 'post',
    said: 'Erro ao atualizar favorito',
    done: () => toasted('Deputado favoritado!'),
  },
];

const acts: Act[] = [
  {
    path: '/settings?aba=dados',
    opening: ['Apagar minhas escolhas', 'Continuar'],
    press: 'Apagar para sempre',
    where: /rpc\/apagar_minhas_escolhas/,
    method: 'post',
    said: 'Erro ao apagar suas escolhas',
    done: () => toasted('Suas escolhas foram apagadas'),
  },
  {
    path: '/settings?aba=dados',
    press: 'Retirar autorização da IA',
    where: /consentimentos/,
    method: 'patch',
    said: 'Erro ao retirar',
    done: () => toasted('Autorização retirada'),
  },
  {
    path: '/settings?aba=dados',
    press: 'Baixar meus dados',
    where: /rpc\/exportar_meus_dados/,
    method: 'post',
    said: 'Erro ao baixar seus dados',
    done: () => waitFor(() => expect(saved).toHaveBeenCalledOnce()),
  },
];

const saved = vi.fn<(file: Blob) => string>(() => 'blob:x');

beforeEach(() => {
  onWideScreen();
  saved.mockClear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  backend.hasCandidates([aCandidate({ nome: 'Ana Exemplo' })]);
  backend.hasChoices();
  chamberHas({ deputies: [aDeputy({ nome: 'Ana Exemplo' })], parties: [] });
  hasDeputyChoices();
  accountBackend.knows(maria);
  accountBackend.hasConsents([aConsent({ versao: '2026-11-22' }), aConsent({ finalidade: 'analise_ia' })]);
  accountBackend.exports(anExport());
  accountBackend.erasesChoices();
  letFailuresBeLogged();
});

it.each([...withFaults(choices, refusals), ...withFaults(acts, faultNames)])(
  '$press at $path leaves no trace when it is refused, and is done in the end',
  async (the) => {
    const trouble = troubleAt(the.where, the.method);
    const { queryClient } = renderApp(the.path, { as: maria });
    for (const name of the.opening ?? []) (await screen.findByRole('button', { name })).click();
    await screen.findByRole('button', { name: the.press });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const act = () => button(the.press).click();
    await throughFaults(the.faults, trouble, act, (fault) => expectRefused({ queryClient, ...the }, fault));
    act();
    await the.done();
  },
);

const authorised = { user_id: maria.id, finalidade: 'analise_ia', versao: recipient.versao };

const onAnalysis: Act[] = [
  {
    path: '/analise-politica',
    press: 'Retirar autorização',
    where: /consentimentos/,
    method: 'patch',
    said: 'Não foi possível retirar sua autorização. Tente novamente.',
    done: () => toasted('Autorização retirada'),
  },
  {
    path: '/analise-politica',
    press: 'Autorizar o envio',
    where: /consentimentos/,
    method: 'post',
    said: 'Não foi possível registrar sua autorização. Tente novamente.',
    done: () => toasted('Autorização registrada'),
  },
];

/** Leaves the screen while the request is on its way, and then lets the answer come. */
async function leavesDuring(the: Act, fault: Fault | null): Promise<void> {
  if (the.path === '/analise-politica') {
    const { consents } = hasAnalysis({ provedor: recipient });
    if (the.method === 'patch') consents.push(authorised);
  }
  troubleAt(the.where, the.method).fault = fault;
  const { held, release } = heldAnswer();
  const asked = vi.fn<() => void>();
  server.use(
    http[the.method](the.where, async () => {
      asked();
      await held;
    }),
  );
  const { router, queryClient } = renderApp(the.path, { as: maria });
  for (const name of the.opening ?? []) (await screen.findByRole('button', { name })).click();
  await screen.findByRole('button', { name: the.press });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  button(the.press).click();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await during(() => router.navigate('/candidatos-2026'));
  await heading('Candidatos 2026');
  release();
}

it.each([...acts, ...onAnalysis])(
  '$press at $path is told as done to whoever left meanwhile',
  async (the) => {
    await leavesDuring(the, null);
    await the.done();
  },
);

it.each([...acts, ...onAnalysis])(
  '$press at $path is told as refused to whoever left meanwhile',
  async (the) => {
    await leavesDuring(the, 'a broken server (500)');
    await toasted(the.said);
  },
);
