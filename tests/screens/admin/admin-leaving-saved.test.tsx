import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { rest } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { heldAnswer } from '../../support/held-answer';
import { fill, openNew, paste, valid } from '../../support/panel/admin-form';
import { hasPanel } from '../../support/panel/fake-admin';
import { openOutcomes } from '../../support/panel/outcomes-panel';
import { openResults } from '../../support/panel/results-panel';
import { aWrittenOne, hasExplanations, openVotesPanel, path } from '../../support/panel/votes-panel';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

beforeEach(onWideScreen);

const write = (label: string) => fireEvent.change(field(label), { target: { value: 'Um nome novo' } });

async function openCandidate() {
  const panel = hasPanel({ candidates: [aCandidate({ nome: 'Ana Exemplo', bio_summary: 'Vida' })] });
  const app = renderApp(`/admin/candidatos/${panel.candidates[0]?.id ?? ''}`, { as: maria });
  await waitFor(() => field('Nome'));
  write('Nome');
  return { ...app, save: () => app.user.click(button('Salvar Candidato')) };
}

async function openOutcome() {
  const app = await openOutcomes();
  await app.user.click(button('Editar Ana Exemplo'));
  await screen.findByRole('dialog', { name: 'Ana Exemplo' });
  write('Título da fonte');
  return { ...app, save: () => app.user.click(button('Gravar destino')) };
}

async function openRound() {
  const app = await openResults();
  write('Título da fonte');
  return {
    ...app,
    async save() {
      await app.user.click(button('Conferir e gravar'));
      await app.user.click(await screen.findByRole('button', { name: 'Gravar resultado' }));
    },
  };
}

async function openExplanation() {
  hasExplanations([aWrittenOne()]);
  const app = openVotesPanel(`${path}/2586587-30`);
  await screen.findByRole('form', { name: 'Explicação' });
  write('Título em palavras');
  return { ...app, save: () => app.user.click(button('Salvar rascunho')) };
}

const forms = [
  ['a candidate', 'gravar_ficha', openCandidate],
  ['an outcome', 'gravar_destino', openOutcome],
  ['a round', 'gravar_resultado', openRound],
  ['an explanation', 'gravar_explicacao', openExplanation],
] as const;

it.each(forms)('who leaves while %s is saved is led there once it is, unasked', async (_, save, open) => {
  const form = await open();
  const { held, release } = heldAnswer();
  server.use(http.post(`${rest}/rpc/${save}`, () => held));
  await form.save();
  await act(() => form.router.navigate('/admin/auditoria'));
  expect(screen.queryByText(/será perdido/)).not.toBeInTheDocument();
  expect(form.router.state.location.pathname).not.toBe('/admin/auditoria');
  release();
  await heading('Auditoria');
  expect(screen.queryByText(/será perdido/)).not.toBeInTheDocument();
  expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('rascunho'))).toEqual([]);
});

it.each(forms)(
  'who leaves while %s is refused is asked, and finds what was written',
  async (_, save, open) => {
    const form = await open();
    const { held, release } = heldAnswer();
    const refused = () => HttpResponse.json({ message: 'Fora do ar' }, { status: 500 });
    server.use(http.post(`${rest}/rpc/${save}`, () => held.then(refused)));
    await form.save();
    await act(() => form.router.navigate('/admin/auditoria'));
    release();
    await form.user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(await screen.findByDisplayValue('Um nome novo')).toBeVisible();
  },
);

it('who leaves while a candidate is saved is asked where a new source is half written, and finds it', async () => {
  const { user, save, router } = await openCandidate();
  await user.click(screen.getByRole('button', { name: /^Fontes \(\d\).*Escolaridade$/ }));
  await user.click(await screen.findByRole('button', { name: 'Nova fonte' }));
  fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'Uma fonte' } });
  const { held, release } = heldAnswer();
  server.use(http.post(`${rest}/rpc/gravar_ficha`, () => held));
  await save();
  await act(() => router.navigate('/admin/auditoria'));
  release();
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(screen.getByLabelText('Título')).toHaveValue('Uma fonte');
  await act(() => router.navigate('/admin/auditoria'));
  await user.click(await screen.findByRole('button', { name: /Sair/ }));
  await heading('Auditoria');
});

it('who writes on while a new candidate is saved finds it in the form of that record, unsaved', async () => {
  const { user, router, panel } = await openNew();
  const { held, release } = heldAnswer();
  panel.refuseNext = held;
  fill(valid);
  await user.click(button('Salvar Candidato'));
  paste('Biografia (opcional)', 'Vida e obra');
  release();
  await toasted('Candidato criado com sucesso');
  await screen.findByLabelText('Motivo');
  const [created] = panel.candidates;
  expect(router.state.location.pathname).toBe(`/admin/candidatos/${created?.id ?? ''}`);
  expect(field('Biografia (opcional)')).toHaveValue('Vida e obra');
  await user.click(button('Salvar Candidato'));
  await toasted('Candidato atualizado com sucesso');
  expect(panel.candidates).toMatchObject([{ nome: created?.nome, bio_summary: 'Vida e obra' }]);
});
