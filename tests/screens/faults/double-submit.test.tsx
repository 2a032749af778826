import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, openNew, valid } from '../../support/panel/admin-form';
import { accountBackend, anExport } from '../../support/fake-account';
import { hasPanel } from '../../support/panel/fake-admin';
import { hasAnalysis } from '../../support/fake-analysis';
import { authBackend } from '../../support/fake-auth';
import { backend, server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, heading, toasted } from '../../support/screen-parts';
import { aSession, maria } from '../../support/session';

/** Before any paint between: a quick hand or bouncing mouse. */
function pressTwice(name: string): void {
  const pressed = button(name);
  pressed.click();
  pressed.click();
}

function opensListOfTwo() {
  const candidates = [aCandidate({ nome: 'Ana Exemplo' }), aCandidate({ nome: 'Bia Exemplo' })];
  const panel = hasPanel({ candidates });
  renderApp('/admin/candidatos', { as: maria });
  return panel;
}

beforeEach(() => {
  onWideScreen();
  backend.hasCandidates([]);
  backend.hasChoices();
});

describe('two quick clicks are one act', () => {
  it('when signing in', async () => {
    const asked = authBackend.issues(aSession(maria));
    renderApp('/auth');
    await heading('Entrar');
    fill({ 'E-mail': maria.email, Senha: 'segredo' });
    pressTwice('Entrar');
    await toasted('Login realizado!');
    expect(asked.bodies).toHaveLength(1);
  });

  it('when making an account', async () => {
    const asked = authBackend.signsUp(aSession(maria));
    renderApp('/auth?aba=cadastrar');
    await heading('Cadastrar');
    fill({ 'Nome completo': maria.name, 'E-mail': maria.email, Senha: 'segredo' });
    pressTwice('Cadastrar');
    await toasted('Conta criada!');
    expect(asked.bodies).toHaveLength(1);
  });

  it('when making a candidate', async () => {
    const { panel } = await openNew();
    fill(valid);
    pressTwice('Salvar Candidato');
    await toasted('Candidato criado com sucesso');
    expect(panel.writes).toHaveLength(1);
  });

  it('when archiving a record, and another record may be archived meanwhile', async () => {
    const panel = opensListOfTwo();
    await screen.findByRole('button', { name: 'Arquivar Ana Exemplo' });
    const other = button('Arquivar Bia Exemplo');
    pressTwice('Arquivar Ana Exemplo');
    other.click();
    await toasted('Candidato arquivado');
    await waitFor(() =>
      expect(panel.candidates.map(({ status }) => status)).toEqual(['archived', 'archived']),
    );
    expect(panel.writes).toHaveLength(2);
    expect(screen.queryByText('Erro ao atualizar candidato')).not.toBeInTheDocument();
  });

  it('when asking for an analysis', async () => {
    const seen = hasAnalysis();
    renderApp('/analise-politica', { as: maria });
    await screen.findByRole('button', { name: 'Gerar Minha Análise' });
    pressTwice('Gerar Minha Análise');
    await toasted('Análise gerada com sucesso!');
    expect(seen.analyses).toHaveLength(1);
  });

  it('when taking the data along', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    accountBackend.knows(maria);
    accountBackend.hasConsents();
    let exports = 0;
    server.use(
      http.post('http://backend.test/rest/v1/rpc/exportar_meus_dados', () => {
        exports += 1;
        return HttpResponse.json(anExport());
      }),
    );
    renderApp('/settings?aba=dados', { as: maria });
    await screen.findByRole('button', { name: 'Baixar meus dados' });
    pressTwice('Baixar meus dados');
    await waitFor(() => expect(button('Baixar meus dados')).toBeEnabled());
    expect(exports).toBe(1);
  });
});

describe('the second half of a double click', () => {
  const pressAgain = async (name: string, next: string) => {
    fireEvent.click(await screen.findByRole('button', { name }), { detail: 1 });
    const inItsPlace = await screen.findByRole('button', { name: next });
    const isHeard = fireEvent.click(inItsPlace, { detail: 2 });
    return { inItsPlace, isHeard };
  };

  it('answers no question that the first half asked', async () => {
    accountBackend.knows(maria);
    accountBackend.hasConsents();
    const erasure = accountBackend.erasesChoices();
    renderApp('/settings?aba=dados', { as: maria });
    await screen.findByRole('button', { name: 'Baixar meus dados' });
    await pressAgain('Apagar minhas escolhas', 'Continuar');
    const { inItsPlace, isHeard } = await pressAgain('Continuar', 'Apagar para sempre');
    expect(isHeard).toBe(false);
    expect(inItsPlace).toBeVisible();
    fireEvent.click(inItsPlace, { detail: 1 });
    await toasted('Suas escolhas foram apagadas');
    expect(erasure.calls).toBe(1);
  });

  it('removes no next row of a list, and is heard by the control that the first half pressed', async () => {
    const panel = opensListOfTwo();
    const { isHeard } = await pressAgain('Arquivar Ana Exemplo', 'Arquivar Bia Exemplo');
    expect(isHeard).toBe(false);
    await toasted('Candidato arquivado');
    expect(panel.writes).toHaveLength(1);
    const twice = await screen.findByRole('button', { name: 'Arquivar Bia Exemplo' });
    expect([1, 2].map((detail) => fireEvent.click(twice, { detail }))).toEqual([true, true]);
  });

  it('follows no link that the first half has left under it, and marks a word as ever', async () => {
    hasPanel({ candidates: [aCandidate({ nome: 'Ana Exemplo' })] });
    const { router } = renderApp('/admin/candidatos', { as: maria });
    fireEvent.click(await screen.findByRole('button', { name: 'Arquivar Ana Exemplo' }), { detail: 1 });
    fireEvent.click(screen.getByRole('link', { name: 'Editar Ana Exemplo' }), { detail: 2 });
    expect(fireEvent.click(screen.getByRole('heading', { level: 1 }), { detail: 2 })).toBe(true);
    await toasted('Candidato arquivado');
    expect(router.state.location.pathname).toBe('/admin/candidatos');
  });
});

it('Enter held down presses a button once, and is what it was in a field and for other keys', async () => {
  renderApp('/auth');
  await heading('Entrar');
  const isHeard = (control: HTMLElement, key: string, repeat: boolean) =>
    fireEvent.keyDown(control, { key, repeat });
  await waitFor(() => expect(isHeard(button('Entrar'), 'Enter', true)).toBe(false));
  expect(isHeard(button('Entrar'), 'Enter', false)).toBe(true);
  expect(isHeard(button('Entrar'), 'Tab', true)).toBe(true);
  expect(isHeard(screen.getByLabelText('E-mail'), 'Enter', true)).toBe(true);
});
