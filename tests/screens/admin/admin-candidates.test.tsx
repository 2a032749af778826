import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasPanel } from '../../support/panel/fake-admin';
import { onWideScreen, screenWidth } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { unprotected } from '../../support/browser/translated-page';

beforeEach(onWideScreen);

const ana = () =>
  aCandidate({
    nome: 'Ana Conceição',
    partido_sigla: 'PA',
    partido_nome: 'Partido da Ação',
    updated_at: '2026-11-20T02:30:00+00:00',
  });
const bruno = () => aCandidate({ nome: 'Bruno Exemplo', partido_sigla: 'PB', status: 'archived' });
const carla = () => aCandidate({ nome: 'Carla Retirada', partido_sigla: 'PC', status: 'deleted' });

async function open(panel = hasPanel({ candidates: [ana(), bruno(), carla()] }), path = '/admin/candidatos') {
  const app = renderApp(path, { as: maria });
  await heading('Candidatos');
  await waitFor(() => expect(screen.queryByText('Carregando candidatos...')).not.toBeInTheDocument());
  return { ...app, panel };
}

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const query = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.search;

describe('the list', () => {
  it('shows every column', async () => {
    await open();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Foto',
      'Nome',
      'Partido',
      'Ano',
      'Status',
      'Atualizado',
      'Ações',
    ]);
    const row = rowOf('Ana Conceição');
    for (const text of ['PA - Partido da Ação', '2026', 'Ativo', '19/11/2026']) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('3 candidatos, do alterado por último ao mais antigo')).toBeVisible();
    expect(names()).toEqual(['Bruno Exemplo', 'Carla Retirada', 'Ana Conceição']);
    expect(unprotected(['Ana Conceição', 'PA - Partido da Ação'])).toEqual([]);
  });

  it('is a list of cards on phones, with the same facts and acts', async () => {
    vi.stubGlobal('matchMedia', screenWidth(360));
    await open();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cards = within(screen.getByRole('list', { name: /^Candidatos/ })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(cards.at(-1)).toHaveTextContent(
      'Ana ConceiçãoPA - Partido da AçãoAtivoEleição de 2026Atualizado em 19/11/2026',
    );
    expect(button('Arquivar Ana Conceição')).toBeVisible();
  });

  it('replaces a broken photo by the placeholder', async () => {
    await open();
    const image = screen.getByRole('row', { name: /Ana Conceição/ }).querySelector('img');
    image?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(rowOf('Ana Conceição').getByText('AC')).toBeInTheDocument());
  });

  it('offers edit alone on a deleted record', async () => {
    await open();
    const acts = (name: string) => [
      ...rowOf(name)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
      ...rowOf(name)
        .queryAllByRole('button')
        .map((found) => found.getAttribute('aria-label')),
    ];
    expect(acts('Ana')).toEqual(['Editar Ana Conceição', 'Arquivar Ana Conceição', 'Excluir Ana Conceição']);
    expect(acts('Bruno')).toEqual([
      'Editar Bruno Exemplo',
      'Restaurar Bruno Exemplo',
      'Excluir Bruno Exemplo',
    ]);
    expect(acts('Carla')).toEqual(['Editar Carla Retirada']);
  });

  it('says when there is none', async () => {
    await open(hasPanel());
    expect(screen.getByText('Nenhum candidato encontrado')).toBeVisible();
  });
});

describe('the search', () => {
  it.each([
    ['conceicao', ['Ana Conceição']],
    ['ACAO', ['Ana Conceição']],
    ['pb', ['Bruno Exemplo']],
    ['exemplo bruno', ['Bruno Exemplo']],
  ])('finds %j by name or party, accents aside, and keeps it in the address', async (text, found) => {
    const app = await open();
    await app.user.type(field('Buscar por nome ou partido'), text);
    expect(names()).toEqual(found);
    await waitFor(() => expect(new URLSearchParams(query(app)).get('busca')).toBe(text));
    expect(app.router.state.historyAction).toBe('REPLACE');
  });

  it('is narrowed by status and year in the database, and finds both in the address again', async () => {
    const old = aCandidate({ nome: 'Davi Futuro', election_year: 2030, status: 'archived' });
    const app = await open(hasPanel({ candidates: [ana(), bruno(), old] }));
    await app.user.selectOptions(field('Status'), 'Arquivado');
    await waitFor(() => expect(names()).toEqual(['Bruno Exemplo', 'Davi Futuro']));
    await app.user.selectOptions(field('Ano'), '2030');
    await waitFor(() => expect(names()).toEqual(['Davi Futuro']));
    expect(query(app)).toBe('?status=archived&ano=2030');
    app.unmount();
    await open(hasPanel({ candidates: [ana(), bruno(), old] }), `/admin/candidatos${query(app)}&busca=davi`);
    expect(names()).toEqual(['Davi Futuro']);
    expect(field('Buscar por nome ou partido')).toHaveValue('davi');
    expect(field('Status')).toHaveValue('archived');
  });

  it('is forgotten when the menu leads to the whole list again', async () => {
    const app = await open(undefined, '/admin/candidatos?busca=bruno');
    expect(names()).toEqual(['Bruno Exemplo']);
    const nav = within(screen.getByRole('navigation', { name: 'Administração' }));
    await app.user.click(nav.getByRole('link', { name: 'Candidatos' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(field('Buscar por nome ou partido')).toHaveValue('');
  });
});

describe('the row of a record', () => {
  it('archives and restores at once, and says so', async () => {
    const { user, panel } = await open();
    await user.click(button('Arquivar Ana Conceição'));
    await toasted('Candidato arquivado');
    await user.click(await screen.findByRole('button', { name: 'Restaurar Ana Conceição' }));
    await toasted('Candidato restaurado');
    expect(panel.writes.map(({ body }) => body['status'])).toEqual(['archived', 'active']);
    expect(panel.writes[0]?.filters).toMatchObject({ status: 'eq.active' });
    expect(Object.keys(panel.writes[0]?.body ?? {}).sort()).toEqual(['status', 'updated_at']);
    expect(await screen.findByRole('button', { name: 'Arquivar Ana Conceição' })).toHaveFocus();
  });

  it('asks before it deletes, in the specified words, and then leaves the focus on the record', async () => {
    const { user, panel } = await open();
    await user.click(button('Excluir Ana Conceição'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirmar Exclusão' }));
    expect(
      dialog.getByText(/^Tem certeza que deseja excluir este candidato\? Esta ação não pode ser desfeita\./),
    ).toBeVisible();
    expect(dialog.getByText('Ana Conceição')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    await toasted('Candidato excluído');
    expect(panel.writes.map(({ body }) => body['status'])).toEqual(['deleted']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(rowOf('Ana Conceição').getByText('Excluído')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Editar Ana Conceição' })).toHaveFocus());
  });

  it('deletes nothing on Cancelar', async () => {
    const { user, panel } = await open();
    await user.click(button('Excluir Ana Conceição'));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(panel.writes).toEqual([]);
    expect(button('Excluir Ana Conceição')).toHaveFocus();
  });

  it.each([
    {
      lacks: 'its photo',
      refusal: {
        code: '23514',
        message:
          'new row for relation "candidatos_presidencia_2026" violates check constraint "candidatos_foto_url_required"',
      },
      words: 'Esta ficha não tem foto. Informe a URL da foto no formulário para restaurar.',
    },
    {
      lacks: 'a source',
      refusal: { code: 'P0001', message: 'fonte_obrigatoria', details: '{"campo": "historico_eleitoral"}' },
      words: 'Há um fato sem fonte nesta ficha. Escolha a fonte dele no formulário para restaurar.',
    },
  ])('leads to the form when a restored record lacks $lacks', async ({ refusal, words }) => {
    const panel = hasPanel({
      candidates: [aCandidate({ nome: 'Bruno Exemplo', status: 'archived', foto_url: null })],
    });
    panel.refuseNext = { status: 400, ...refusal };
    const { user } = await open(panel);
    await user.click(button('Restaurar Bruno Exemplo'));
    await toasted('Erro ao atualizar candidato', words);
    await user.click(button('Abrir formulário'));
    expect(await heading('Editar candidato')).toBeVisible();
  });

  it('does not undo what somebody else did meanwhile', async () => {
    const { user, panel } = await open();
    const [first] = panel.candidates;
    if (first) first.status = 'deleted';
    await user.click(button('Arquivar Ana Conceição'));
    await toasted('Erro ao atualizar candidato');
    await toasted(
      'Outra pessoa alterou este candidato antes. A lista foi atualizada: confira e tente novamente.',
    );
    expect(first?.status).toBe('deleted');
    expect(rowOf('Ana Conceição').getByText('Excluído')).toBeVisible();
  });

  it('stops at once when the role was revoked, with words, and closes the panel', async () => {
    const { user, panel } = await open();
    panel.isAdmin = false;
    await user.click(button('Excluir Ana Conceição'));
    await user.click(await screen.findByRole('button', { name: 'Excluir' }));
    await toasted(
      'Erro ao excluir candidato',
      'Sua permissão de administrador foi retirada. Nada foi alterado.',
    );
    expect(await heading('Acesso Negado')).toBeVisible();
    expect(panel.candidates[0]?.status).toBe('active');
  });

  it('says that no answer came', async () => {
    const { user, panel } = await open();
    panel.refuseNext = 'no answer';
    await user.click(button('Arquivar Ana Conceição'));
    await toasted(
      'Erro ao atualizar candidato',
      'Sem resposta do servidor. Nada foi alterado; tente novamente.',
    );
  });
});
