import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '@/lib/session/drafts';
import { authBackend } from '../../support/fake-auth';
import { server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { fakeTable } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { openOutcomes } from '../../support/panel/outcomes-panel';
import { hasPanel } from '../../support/panel/fake-admin';
import { openResults, path as results } from '../../support/panel/results-panel';
import { aWrittenOne, hasExplanations, openVotesPanel, path as votes } from '../../support/panel/votes-panel';
import { renderApp } from '../../support/render-app';
import { field, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { expectOnlyReportedFailures, letFailuresBeLogged, troubleAt } from './network-faults';

const restored = 'Recuperamos o que você escreveu';
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const typeTitle = (value: string) => fireEvent.change(field('Título da fonte'), { target: { value } });

async function openOutcome(name = 'Ana Exemplo') {
  const app = await openOutcomes();
  await press(`Editar ${name}`);
  await screen.findByRole('dialog', { name });
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
    open: () => openOutcome(),
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

const people = ['Ana Exemplo', 'Bia Exemplo'].map((nome) => aCandidate({ nome }));
const rollCalls = ['2586587-30', '2586587-31'] as const;

function openRecord(at: number) {
  hasPanel({ candidates: people });
  return renderApp(`/admin/candidatos/${people[at]?.id ?? ''}`, { as: maria });
}

function openExplanation(at: 0 | 1) {
  const rows = rollCalls.map((id_camara, n) => aWrittenOne({ id_camara, votacao_id: 30 + n }));
  hasExplanations(rows);
  server.use(...fakeTable('camara_votacoes', { rows: () => rows }));
  return openVotesPanel(`${votes}/${rollCalls[at]}`);
}

it.each([
  ['a round', 'Título da fonte', () => openResults(), () => openResults(`${results}?turno=2`)],
  ['an outcome', 'Título da fonte', () => openOutcome(), () => openOutcome('Bruno Exemplo')],
  ['an explanation', 'Título em palavras', () => openExplanation(0), () => openExplanation(1)],
  ['a record', 'Nome', () => openRecord(0), () => openRecord(1)],
] as const)(
  'a draft of %s is in no other form of its kind, and waits for its own',
  async (_, label, open, openOther) => {
    const first = await open();
    fireEvent.change(await screen.findByLabelText(label), { target: { value: 'O que não foi salvo' } });
    first.unmount();
    const other = await openOther();
    expect(await screen.findByLabelText(label)).not.toHaveValue('O que não foi salvo');
    expect(screen.queryByText(restored)).not.toBeInTheDocument();
    other.unmount();
    await open();
    expect(await screen.findByText(restored)).toBeVisible();
    expect(field(label)).toHaveValue('O que não foi salvo');
  },
);
