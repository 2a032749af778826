import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { server } from '../../support/fake-backend';
import { rest } from '../../support/fake-tables';
import { heldAnswer } from '../../support/held-answer';
import { hasPanel, type Panel } from '../../support/panel/fake-admin';
import { onWideScreen } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { aSession, joana, maria, storeSession, type TestUser } from '../../support/session';

beforeEach(onWideScreen);

const ana = () => aCandidate({ nome: 'Ana Exemplo', coalition: 'Frente', bio_summary: 'Vida' });

async function open(panel: Panel, as: TestUser = maria) {
  const id = panel.candidates[0]?.id ?? '';
  const app = renderApp(`/admin/candidatos/${id}`, { as, history: ['/admin/candidatos'] });
  await waitFor(() => field('Nome'));
  return app;
}

function paste(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } });
}

/** As another administrator would, in another browser. */
function saveElsewhere(panel: Panel, changes: Partial<Panel['candidates'][number]>): void {
  const [record] = panel.candidates;
  if (record) {
    Object.assign(record, changes, {
      updated_by: 'c2f4417a-0000-4000-8000-000000000001',
      updated_at: '2026-11-21T12:42:00.000001+00:00',
    });
  }
}

const conflictTitle = 'Este candidato foi alterado por outra pessoa';
const lastWrite = (panel: Panel) => panel.writes.at(-1);

describe('the form that two administrators have open', () => {
  it('says that the record is gone, and keeps every letter', async () => {
    const panel = hasPanel({ candidates: [ana()] });
    const { user } = await open(panel);
    paste('Nome', 'Ana Maria');
    panel.candidates = [];
    await user.click(button('Salvar Candidato'));
    await toasted(
      'Erro ao salvar candidato',
      'Este candidato não existe mais. O que você escreveu continua aqui.',
    );
    expect(field('Nome')).toHaveValue('Ana Maria');
  });

  it('tells the second, brings in what only the first changed, and loses nothing', async () => {
    const panel = hasPanel({ candidates: [ana()] });
    const { user } = await open(panel);
    paste('Nome', 'Ana Maria');
    saveElsewhere(panel, { bio_summary: 'Vida e obra' });
    await user.click(button('Salvar Candidato'));
    expect(await screen.findByRole('heading', { name: conflictTitle })).toHaveFocus();
    expect(screen.getByText(/O usuário c2f4417a salvou em 21\/11\/2026 09:42/)).toBeVisible();
    expect(screen.getByText('Já trazidos para o formulário:').parentElement).toHaveTextContent('Biografia.');
    expect(field('Nome')).toHaveValue('Ana Maria');
    expect(field('Biografia (opcional)')).toHaveValue('Vida e obra');
    await user.click(button('Salvar Candidato'));
    await toasted('Candidato atualizado com sucesso');
    expect(lastWrite(panel)?.filters['updated_at']).toBe('eq.2026-11-21T12:42:00.000001+00:00');
    expect(lastWrite(panel)?.body).toMatchObject({ nome: 'Ana Maria', bio_summary: 'Vida e obra' });
  });

  it('keeps the own text where both changed the same, and offers the saved one', async () => {
    const panel = hasPanel({ candidates: [ana()] });
    const { user } = await open(panel);
    paste('Nome', 'Ana Maria');
    paste('Coligação (opcional)', '');
    paste('Nascimento', '1970-01-02');
    saveElsewhere(panel, {
      nome: 'Ana Clara',
      coalition: 'Aliança',
      data_nascimento: '1970-01-03',
      status: 'archived',
    });
    await user.click(button('Salvar Candidato'));
    await screen.findByRole('heading', { name: conflictTitle });
    const note = within(screen.getByRole('alert'));
    expect(note.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Nome, valor salvo: Ana ClaraUsar o valor salvo',
      'Coligação, valor salvo: AliançaUsar o valor salvo',
      'Nascimento, valor salvo: 03/01/1970Usar o valor salvo',
    ]);
    expect(field('Status')).toHaveValue('archived');
    expect(field('Nome')).toHaveValue('Ana Maria');
    await user.click(button('Usar o valor salvo de Nome'));
    expect(field('Nome')).toHaveValue('Ana Clara');
    expect(field('Nome')).toHaveFocus();
    await user.click(button('Salvar Candidato'));
    await toasted('Candidato atualizado com sucesso');
    expect(lastWrite(panel)?.body).toMatchObject({ nome: 'Ana Clara', coalition: null, status: 'archived' });
  });

  it('takes its own earlier try, whose answer was lost, for saved', async () => {
    const panel = hasPanel({ candidates: [ana()] });
    const { user } = await open(panel);
    paste('Nome', 'Ana Maria');
    saveElsewhere(panel, { nome: 'Ana Maria' });
    await user.click(button('Salvar Candidato'));
    await toasted('Candidato atualizado com sucesso');
    expect(screen.queryByText(conflictTitle)).not.toBeInTheDocument();
  });
});

describe('unsaved edits', () => {
  it('that were typed while a save was on its way stay, over what was saved', async () => {
    const panel = hasPanel({ candidates: [ana()] });
    const { user } = await open(panel);
    const { held, release } = heldAnswer();
    server.use(http.post(`${rest}/rpc/gravar_ficha`, () => held));
    paste('Nome', 'Ana Maria');
    paste('Motivo', 'Nome conferido.');
    await user.click(button('Salvar Candidato'));
    paste('Biografia (opcional)', 'Vida e obra');
    release();
    await toasted('Candidato atualizado com sucesso');
    expect(field('Biografia (opcional)')).toHaveValue('Vida e obra');
    expect(lastWrite(panel)?.body).toMatchObject({ nome: 'Ana Maria', bio_summary: 'Vida' });
    expect(field('Motivo')).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: 'Salvar Candidato' }));
    await heading('Candidatos');
    expect(panel.writes).toHaveLength(2);
    expect(lastWrite(panel)?.body).toMatchObject({ nome: 'Ana Maria', bio_summary: 'Vida e obra' });
    expect(panel.writes.map(({ note }) => note ?? null)).toEqual(['Nome conferido.', null]);
  });

  it('are asked about before another screen opens, and stay on demand', async () => {
    const { user, router } = await open(hasPanel({ candidates: [ana()] }));
    paste('Nome', 'Ana Maria');
    await user.click(button('Cancelar'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
    await user.click(dialog.getByRole('button', { name: 'Continuar editando' }));
    expect(field('Nome')).toHaveValue('Ana Maria');
    await user.click(screen.getByRole('link', { name: 'Auditoria' }));
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await heading('Auditoria');
    expect(router.state.location.pathname).toBe('/admin/auditoria');
    expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('rascunho'))).toEqual([]);
  });

  it('are not asked about when there are none, or none any more', async () => {
    const { user, router } = await open(hasPanel({ candidates: [ana()] }));
    paste('Nome', 'Ana Maria');
    paste('Nome', 'Ana Exemplo');
    await user.click(button('Cancelar'));
    await heading('Candidatos');
    expect(router.state.location.pathname).toBe('/admin/candidatos');
  });

  it('keep the browser from closing the tab unasked', async () => {
    await open(hasPanel({ candidates: [ana()] }));
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    paste('Nome', 'Ana Maria');
    await waitFor(() => expect(closing()).toBe(true));
    paste('Nome', 'Ana Exemplo');
    await waitFor(() => expect(closing()).toBe(false));
  });

  it('are asked about before signing out takes them away', async () => {
    authBackend.signsOut();
    const { user } = await open(hasPanel({ candidates: [ana()] }));
    paste('Nome', 'Ana Maria');
    await user.click(button('Sair'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
    await user.click(dialog.getByRole('button', { name: 'Sair sem salvar' }));
    await toasted('Logout realizado com sucesso');
    await heading('Administração');
    expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('rascunho'))).toEqual([]);
  });
});

describe('the form whose session ends in the middle', () => {
  // The client remembers for a while which tokens were refused.
  let serial = 1;

  async function loseSession(panel: Panel) {
    authBackend.renewsNothing();
    const app = await open(panel);
    paste('Nome', 'Ana Maria');
    serial += 1;
    storeSession(aSession(maria, { expiresIn: -10, serial }));
    await app.user.click(button('Salvar Candidato'));
    await toasted('Sua sessão terminou. Entre de novo.');
    await heading('Administração');
    return app;
  }

  it('shows it to nobody else, and forgets it when somebody else signs in', async () => {
    const panel = hasPanel({ candidates: [ana()] });
    const app = await loseSession(panel);
    app.unmount();
    await open(panel, joana);
    expect(field('Nome')).toHaveValue('Ana Exemplo');
    expect(screen.queryByText('Recuperamos o que você escreveu')).not.toBeInTheDocument();
    expect(Object.keys(window.sessionStorage).filter((key) => key.includes(maria.id))).toEqual([]);
  });

  it('lets the draft be given up', async () => {
    const panel = hasPanel({ candidates: [ana()] });
    (await loseSession(panel)).unmount();
    const { user } = await open(panel);
    await user.click(await screen.findByRole('button', { name: 'Descartar e começar do que está salvo' }));
    expect(field('Nome')).toHaveValue('Ana Exemplo');
    expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('rascunho'))).toEqual([]);
    await user.click(button('Cancelar'));
    await heading('Candidatos');
  });
});

it('the panel saves who left the ballot without a photo, and leaves the photo empty', async () => {
  const panel = hasPanel({ candidates: [{ ...ana(), status: 'archived', foto_url: null }] });
  const { user } = await open(panel);
  await user.click(button('Preview'));
  expect(screen.queryByText('URL inválida')).not.toBeInTheDocument();
  paste('Nome', 'Ana Maria');
  await user.click(button('Salvar Candidato'));
  await toasted('Candidato atualizado com sucesso');
  expect(lastWrite(panel)?.body).toMatchObject({ nome: 'Ana Maria', foto_url: null });
});
