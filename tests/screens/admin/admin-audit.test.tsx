import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anEntry, hasPanel, type Panel } from '../../support/panel/fake-admin';
import { server } from '../../support/fake-backend';
import { onWideScreen, screenWidth } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { fakeTable } from '../../support/fake-tables';
import { renderApp } from '../../support/render-app';
import { button, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

beforeEach(onWideScreen);

const edit = () =>
  anEntry({
    changes: {
      status: { before: 'active', after: 'archived' },
      nome: { before: 'Ana', after: 'Ana Maria' },
      pautas_defendidas: { before: [], after: ['Saúde', 'Educação'] },
      bio_summary: { before: 'Vida', after: null },
    },
  });
const other = '0c77d4e1-0000-4000-8000-000000000002';

async function open(audit = [edit()], path = '/admin/auditoria', content: Partial<Panel> = {}) {
  const panel = hasPanel({ audit, ...content });
  const app = renderApp(path, { as: maria });
  await heading('Auditoria');
  await waitFor(() => expect(screen.queryByText('Carregando auditoria...')).not.toBeInTheDocument());
  return { ...app, panel };
}

function hasTables(): void {
  server.use(
    ...fakeTable('camara_deputados', { rows: () => [{ id: 220593, nome: 'Dora Exemplo' }] }),
    ...fakeTable('camara_votacoes', { rows: () => [{ id: 30, titulo: 'PL 1/2026' }] }),
  );
}

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent),
    );

it('the audit shows every column, each act by its word, and the system where nobody acted', async () => {
  const actions = ['create', 'update', 'archive', 'restore', 'delete'] as const;
  await open(
    actions.map((action) => anEntry({ action, actor_id: action === 'create' ? null : edit().actor_id })),
  );
  const columns = ['Data e hora', 'Ação', 'Entidade', 'Registro', 'Usuário', 'Mudanças'];
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(columns);
  const row = (action: string, user: string) => [
    '21/11/2026 09:42',
    action,
    'Candidato',
    'Ana Maria5f3a91c2',
    user,
  ];
  expect(cells()).toEqual([
    row('Criação', 'Sistema'),
    row('Edição', 'a81b02de'),
    row('Arquivamento', 'a81b02de'),
    row('Restauração', 'a81b02de'),
    row('Exclusão', 'a81b02de'),
  ]);
  expect(screen.getAllByTitle('5f3a91c2-0000-4000-8000-000000000001')).toHaveLength(5);
});

it('the audit names the record as it is called today, or as an entry told it, and who acted in the title', async () => {
  const { actor_id, entity_id } = edit();
  const candidates = [aCandidate({ id: entity_id, nome: 'Ana Maria Braga' })];
  const emails = { [String(actor_id)]: 'admin@example.org' };
  const gone = anEntry({
    entity_id: other,
    actor_id: other,
    changes: { nome: { before: 'Bia', after: null } },
  });
  const { user } = await open([edit(), gone, anEntry({ entity_id: other, changes: null })], undefined, {
    candidates,
    emails,
  });
  await waitFor(() =>
    expect(cells().map((row) => row[3])).toEqual(['Ana Maria Braga5f3a91c2', 'Bia0c77d4e1', 'Bia0c77d4e1']),
  );
  await waitFor(() => expect(screen.getAllByTitle('admin@example.org')).toHaveLength(2));
  expect(screen.getAllByTitle('admin@example.org')[0]).toHaveTextContent(/^a81b02de$/);
  await user.click(screen.getAllByRole('button', { name: 'Ver mudanças' })[0] ?? screen.getByRole('table'));
  expect(screen.getByText('Por admin@example.org')).toBeVisible();
});

it('the audit tells on demand what changed, before and after, in words', async () => {
  const { user } = await open();
  expect(screen.queryByText('Antes')).not.toBeInTheDocument();
  await user.click(button('Ver mudanças'));
  expect(button('Ocultar mudanças')).toHaveAttribute('aria-expanded', 'true');
  const lines = screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      ...[term.nextElementSibling, term.nextElementSibling?.nextElementSibling].map(
        (value) => value?.textContent,
      ),
    ]);
  expect(lines).toEqual([
    ['Nome', 'AntesAna', 'DepoisAna Maria'],
    ['Status', 'AntesAtivo', 'DepoisArquivado'],
    ['Biografia', 'AntesVida', 'DepoisNão informada'],
    ['Pautas defendidas', 'AntesNão informado', 'DepoisSaúde; Educação'],
  ]);
  await user.click(button('Ocultar mudanças'));
  expect(screen.queryByText('Antes')).not.toBeInTheDocument();
});

it('the audit says of an older entry that it holds no details', async () => {
  const { user } = await open([anEntry({ changes: null })]);
  await user.click(button('Ver mudanças'));
  expect(screen.getByText('Esta entrada é de antes de guardarmos os detalhes.')).toBeVisible();
});

it('the audit shows one record alone, by its code, and all again', async () => {
  const { user, router } = await open([edit(), anEntry({ entity_id: other })]);
  await user.click(screen.getByRole('link', { name: '0c77d4e1' }));
  await waitFor(() => expect(cells()).toHaveLength(1));
  expect(router.state.location.search).toBe(`?registro=${other}`);
  await user.click(screen.getByRole('link', { name: 'Ver todos os registros' }));
  await waitFor(() => expect(cells()).toHaveLength(2));
});

it('the audit shows no words of its address where they are no record', async () => {
  await open([edit()], '/admin/auditoria?registro=Ligue%200800');
  await waitFor(() => expect(cells()).toHaveLength(1));
  expect(screen.queryByText(/Ligue/)).not.toBeInTheDocument();
});

it('the audit copies the whole code of a record, or says that the browser refused', async () => {
  const { user } = await open();
  await user.click(button('Copiar código 5f3a91c2'));
  await toasted('Código copiado');
  expect(await navigator.clipboard.readText()).toBe('5f3a91c2-0000-4000-8000-000000000001');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  vi.spyOn(console, 'warn').mockReturnValue();
  await user.click(button('Copiar código 5f3a91c2'));
  await toasted('Não foi possível copiar o código');
});

it('the audit is a list of cards on phones, with the same facts', async () => {
  vi.stubGlobal('matchMedia', screenWidth(360));
  const { user } = await open();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const list = screen.getByRole('list', { name: /^Histórico de auditoria/ });
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    'Edição21/11/2026 09:42CandidatoRegistro Ana Maria5f3a91c2Usuário a81b02deVer mudanças',
  );
  await user.click(button('Ver mudanças'));
  expect(screen.getByText('Saúde; Educação')).toBeVisible();
});

it('the audit has the hundred latest acts, the newest first', async () => {
  const noon = (day: number) => new Date(Date.UTC(2026, 6, day, 12)).toISOString();
  await open(Array.from({ length: 101 }, (_, day) => anEntry({ created_at: noon(day) })));
  const moments = screen.getAllByText(/ 09:00$/).map(({ textContent }) => textContent);
  expect(moments).toHaveLength(100);
  expect([moments[0], moments.at(-1)]).toEqual(['08/10/2026 09:00', '01/07/2026 09:00']);
});

it('the audit says when there is no entry', async () => {
  await open([]);
  expect(screen.getByText('Nenhum registro de auditoria encontrado'), 'said aloud').toHaveRole('status');
});

it('the audit names the records of the result and of what became of deputies', async () => {
  const { user } = await open([
    anEntry({
      entity: 'turnos_presidencia',
      changes: {
        validos: { before: null, after: 1000 },
        fonte_data: { before: null, after: '2026-10-05' },
        situacao: { before: 'nao_publicado', after: 'apurado' },
        'Ana Maria': { before: null, after: { votos: 1000, percentual: 50.25, situacao: 'segundo_turno' } },
      },
    }),
    anEntry({ entity: 'destinos_deputados' }),
  ]);
  expect(cells().map((row) => row[2])).toEqual(['Resultado', 'Destino de deputado(a)']);
  await user.click(screen.getAllByRole('button', { name: 'Ver mudanças' })[0] ?? screen.getByRole('table'));
  const change = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
  expect(change('Votos válidos')).toHaveTextContent('AntesNão informadoDepois1.000');
  expect(change('Situação')).toHaveTextContent('AntesNão publicadoDepoisApurado');
  expect(change('Fonte lida em')).toHaveTextContent('Depois05/10/2026');
  expect(change('Ana Maria')).toHaveTextContent(
    'DepoisVotos: 1.000 % dos válidos: 50,25 Situação: Foi ao 2º turno',
  );
});

it('the audit names what it knows by our number: a deputy, a roll call, a round, a publication', async () => {
  const change = { before: null, after: 'Reportagem' };
  hasTables();
  await open([
    anEntry({ entity: 'destinos_deputados', entity_id: '00000000-0000-4000-b000-000000220593', changes: {} }),
    anEntry({
      entity: 'votacoes_explicadas',
      entity_id: '00000000-0000-4000-b100-000000000030',
      changes: {},
    }),
    anEntry({ entity: 'turnos_presidencia', entity_id: '00000000-0000-4000-a000-000000020262', changes: {} }),
    anEntry({ entity: 'fontes', changes: { titulo: change } }),
  ]);
  await screen.findByText('Dora Exemplo');
  expect(cells().map((row) => row[3])).toEqual([
    'Dora Exemplo00000000',
    'PL 1/202600000000',
    '2º turno00000000',
    'Reportagem5f3a91c2',
  ]);
});

it('the audit says nothing of the columns that a new record leaves empty', async () => {
  const changes = {
    nome: { before: null, after: 'Ana' },
    bio_summary: { before: null, after: null },
    pautas_defendidas: { before: null, after: [] },
  };
  const { user } = await open([anEntry({ action: 'create', changes })]);
  await user.click(button('Ver mudanças'));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Nome']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Ana']);
});

it('the audit tells what became of a deputy in the panel’s words', async () => {
  const changes = {
    destino: { before: 'outro_cargo_eleito', after: 'nao_concorreu' },
    situacao: { before: 'preliminar', after: 'conferido' },
  };
  const { user } = await open([anEntry({ entity: 'destinos_deputados', changes })]);
  await user.click(button('Ver mudanças'));
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual([
    'AntesOutro cargo: eleito(a)',
    'DepoisNão concorreu',
    'AntesPreliminar',
    'DepoisConferido',
  ]);
});
