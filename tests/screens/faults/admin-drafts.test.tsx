import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '@/lib/session/drafts';
import { authBackend } from '../../support/fake-auth';
import { onWideScreen } from '../../support/fake-chamber';
import { openOutcomes } from '../../support/panel/outcomes-panel';
import { openResults } from '../../support/panel/results-panel';
import { field, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { expectOnlyReportedFailures, letFailuresBeLogged, troubleAt } from './network-faults';

const restored = 'Recuperamos o que você escreveu';
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const typeTitle = (value: string) => fireEvent.change(field('Título da fonte'), { target: { value } });

async function openOutcome() {
  const app = await openOutcomes();
  await press('Editar Ana Exemplo');
  await screen.findByRole('dialog', { name: 'Ana Exemplo' });
  return app;
}

const forms = [
  {
    form: 'a round',
    draft: 'turno-1',
    open: () => openResults(),
    save: ['Conferir e gravar', 'Gravar resultado'],
    at: /gravar_resultado/,
    before: 'Fonte Exemplo',
    saved: 'Resultado do 1º turno gravado',
    overtaken: /^Outra pessoa gravou este turno antes de você\./,
  },
  {
    form: 'an outcome',
    draft: 'destino-901',
    open: openOutcome,
    save: ['Gravar destino'],
    at: /gravar_destino/,
    before: 'Lista Exemplo',
    saved: 'Destino de Ana Exemplo gravado',
    overtaken: /^Outra pessoa gravou este destino antes de você\./,
  },
] as const;

beforeEach(() => {
  onWideScreen();
  letFailuresBeLogged();
  vi.setSystemTime('2026-11-22T15:00:00Z');
});

it.each(forms)('a 401 in the middle of $form: it is there again after signing in again', async (the) => {
  const app = await the.open();
  authBackend.renewsNothing();
  authBackend.signsOut();
  troubleAt(the.at, 'post').fault = '401';
  typeTitle('Fonte nova');
  for (const name of the.save) await press(name);
  await toasted('Sua sessão terminou. Entre de novo.');
  expect(await heading('Administração')).toBeVisible();
  app.unmount();
  expectOnlyReportedFailures();

  const { saves } = await the.open();
  expect(await screen.findByText(restored)).toBeVisible();
  expect(field('Título da fonte')).toHaveValue('Fonte nova');
  for (const name of the.save) await press(name);
  await toasted(the.saved);
  expect(saves).toMatchObject([{ p_dados: { fonte_titulo: 'Fonte nova' } }]);
  expect(readDraft(maria.id, the.draft)).toBeNull();
});

it.each(forms)('a draft of $form over somebody else’s save says so, and can be thrown away', async (the) => {
  const app = await the.open();
  typeTitle('Fonte nova');
  const draft = readDraft(maria.id, the.draft) ?? '';
  app.unmount();
  keepDraft(maria.id, the.draft, draft.replace('"2026-11-21T13:00', '"2026-11-20T13:00'));

  await the.open();
  expect(await screen.findByText(the.overtaken)).toBeVisible();
  expect(field('Título da fonte')).toHaveValue('Fonte nova');
  await press('Descartar e começar do que está salvo');
  expect(field('Título da fonte')).toHaveValue(the.before);
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
  expect(screen.queryByText(the.overtaken)).not.toBeInTheDocument();
  expect(readDraft(maria.id, the.draft)).toBeNull();
});
