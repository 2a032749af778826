import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../support/fake-backend';
import { rest } from '../../support/fake-tables';
import { onWideScreen, screenWidth } from '../../support/fake-chamber';
import { heldAnswer } from '../../support/held-answer';
import { manyMembers, outcome, openOutcomes as open } from '../../support/panel/outcomes-panel';
import { button, field, heading, toasted } from '../../support/screen-parts';

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

/** Types a text over a field's own at once. */
function type(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
}

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime('2026-11-22T15:00:00Z');
});

it('the panel of outcomes lists every deputy in alphabetical order; who has no row is not known, never not re-elected', async () => {
  await open();
  expect(names()).toEqual(['Ana ExemploABC ·\xa0BA', 'Bruno ExemploABC ·\xa0SP', 'Célia ExemploABC ·\xa0SP']);
  const [, ana, bruno, celia] = screen.getAllByRole('row');
  expect(ana).toHaveTextContent(/Reeleito\(a\).*Lista Exemplo.* · 08\/10\/2026.*Preliminar/);
  expect(bruno).toHaveTextContent(/Outro cargo: eleito\(a\) · Senador\(a\).*Conferido/);
  expect(celia).toHaveTextContent(/Sem informação conferida—Sem registro/);
  expect(
    within(field('Destino'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Todos',
    'Reeleito(a)',
    'Não reeleito(a)',
    'Outro cargo: eleito(a)',
    'Outro cargo: não eleito(a)',
    'Não concorreu',
    'Sem informação conferida',
  ]);
  const counts = screen.getAllByRole('definition').map((count) => count.parentElement?.textContent);
  expect(counts).toEqual(['Deputados3', 'Conferidos1', 'Preliminares1', 'Sem informação conferida1']);
});

it('the panel of outcomes shows the same as a list on a phone', async () => {
  vi.stubGlobal('matchMedia', screenWidth(360));
  await open();
  const list = within(await screen.findByRole('list', { name: 'Destinos dos deputados' }));
  const [ana, , celia] = list.getAllByRole('listitem');
  expect(ana).toHaveTextContent(
    /Ana Exemplo.*Reeleito\(a\)Fonte: Lista Exemplo.* · 08\/10\/2026.*Preliminar/,
  );
  expect(celia).toHaveTextContent(/Célia Exemplo.*Sem informação conferidaSem registro.*Acrescentar/);
});

it.each([
  ['UF', 'São Paulo (SP)', ['Bruno', 'Célia']],
  ['Destino', 'Reeleito(a)', ['Ana']],
  ['Destino', 'Sem informação conferida', ['Célia']],
  ['Situação', 'Conferido', ['Bruno']],
  ['Situação', 'Sem registro', ['Célia']],
])('the panel of outcomes filters by %s: %s', async (label, option, expected) => {
  const { user, router } = await open();
  await user.selectOptions(field(label), option);
  expect(names().map((name) => name.split(' ')[0])).toEqual(expected);
  expect(router.state.location.search).not.toBe('?turno=destinos');
});

it('the panel of outcomes finds a name without its accents, and says when there is none', async () => {
  const { user } = await open();
  await user.type(field('Nome'), 'celia');
  expect(names()).toHaveLength(1);
  await user.type(field('Nome'), 'x');
  expect(await screen.findByText('Ninguém encontrado')).toBeVisible();
  expect(screen.getByText('Ninguém encontrado')).not.toHaveAttribute('role', 'status');
});

it('the panel of outcomes shows fifty, and the others when asked', async () => {
  const { user } = await open(null, '', manyMembers);
  expect(names()).toHaveLength(50);
  await user.click(button('Carregar Mais'));
  expect(names()).toHaveLength(61);
  expect(screen.queryByRole('button', { name: 'Carregar Mais' })).toBeNull();
});

it('the panel of outcomes confirms an outcome only after repeating it, with the day', async () => {
  const { user, saves } = await open();
  await user.click(button('Confirmar Ana Exemplo'));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Confirmar o destino de Ana Exemplo?' }),
  );
  expect(question.getByText('Reeleito(a)')).toBeVisible();
  expect(question.getByText('Fonte: Lista Exemplo')).toBeVisible();
  expect(saves).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Confirmar destino' }));
  await toasted('Destino de Ana Exemplo confirmado');
  const { deputado_id, updated_at, ...row } = outcome;
  expect(saves).toEqual([
    {
      p_deputado: deputado_id,
      p_lido_em: updated_at,
      p_dados: { ...row, situacao: 'conferido', revisado_em: '2026-11-22' },
    },
  ]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it.each([
  ['23502', /^Um destino precisa da fonte inteira e do dia em que ela foi lida\./],
  ['42501', /^Sua permissão de administrador foi retirada\. Nada foi gravado\./],
])('the panel of outcomes says why an outcome was not confirmed (%s)', async (code, why) => {
  const { user } = await open({ message: 'no', code });
  await user.click(button('Confirmar Ana Exemplo'));
  await user.click(await screen.findByRole('button', { name: 'Confirmar destino' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(why));
});

it('the panel of outcomes confirms nothing that the form would refuse', async () => {
  const { user, saves, corrects, queryClient } = await open();
  corrects({ fonte_url: 'http://fonte.exemplo/lista' });
  await queryClient.invalidateQueries();
  await user.click(button('Confirmar Ana Exemplo'));
  await user.click(await screen.findByRole('button', { name: 'Confirmar destino' }));
  const why = 'O que está gravado precisa de correção: use ‘Editar’.';
  expect(await screen.findByText(why)).toBeVisible();
  expect(saves).toEqual([]);
});

it('the panel of outcomes adds what became of somebody, naming no lock', async () => {
  const { user, saves } = await open();
  await user.click(button('Acrescentar Célia Exemplo'));
  await screen.findByRole('dialog', { name: 'Célia Exemplo' });
  await user.click(button('Gravar destino'));
  expect(await screen.findByText('Escolha o destino.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveFocus();
  expect(screen.getByText('Informe o título da fonte, com pelo menos 3 caracteres.')).toBeVisible();
  expect(screen.getByText('Informe um endereço que comece com https://.')).toBeVisible();
  expect(screen.getByText('Informe o dia em que a fonte foi lida.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Destino' }), 'Outro cargo: não eleito(a)');
  type('Título da fonte', 'TSE');
  type('Endereço da fonte', 'https://www.tse.jus.br/');
  type('Fonte lida em', '0026-11-08');
  await user.click(button('Gravar destino'));
  expect(await screen.findByText('Informe o dia em que a fonte foi lida.')).toBeVisible();
  type('Fonte lida em', '2026-11-23');
  await user.click(button('Gravar destino'));
  expect(await screen.findByText('Informe o cargo, com pelo menos 3 caracteres.')).toBeVisible();
  expect(screen.getByText('O dia em que a fonte foi lida não pode estar no futuro.')).toBeVisible();
  type('Cargo', 'Governador(a)');
  type('Fonte lida em', '2026-11-22');
  expect(saves).toEqual([]);
  await user.click(button('Gravar destino'));
  await toasted('Destino de Célia Exemplo gravado');
  expect(saves).toEqual([
    {
      p_deputado: 903,
      p_dados: {
        destino: 'outro_cargo_nao_eleito',
        cargo: 'Governador(a)',
        fonte_titulo: 'TSE',
        fonte_url: 'https://www.tse.jus.br/',
        revisado_em: '2026-11-22',
        situacao: 'preliminar',
      },
    },
  ]);
});

it('the panel of outcomes corrects an outcome without the office that no longer fits', async () => {
  const { user, saves } = await open();
  await user.click(button('Editar Bruno Exemplo'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bruno Exemplo' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Destino' }), 'Não concorreu');
  expect(screen.getByText('antes Outro cargo: eleito(a)')).toBeVisible();
  await user.click(button('Gravar destino'));
  await toasted('Destino de Bruno Exemplo gravado');
  expect(saves[0]?.p_dados).toMatchObject({ destino: 'nao_concorreu', cargo: null, situacao: 'conferido' });
});

it('the panel of outcomes says why the database refused and keeps what was typed', async () => {
  const { user } = await open({ message: 'destino_dia' });
  await user.click(button('Editar Ana Exemplo'));
  await screen.findByRole('dialog', { name: 'Ana Exemplo' });
  type('Título da fonte', 'Fonte nova');
  await user.click(button('Gravar destino'));
  expect(await screen.findByText(/^O dia em que a fonte foi lida não pode estar no futuro\./)).toBeVisible();
  expect(field('Título da fonte')).toHaveValue('Fonte nova');
});

it('the panel of outcomes says that somebody else was first, shows what changed, and saves over it only knowingly', async () => {
  const { user, saves, corrects } = await open({ message: 'destino_mudou' });
  await user.click(button('Editar Ana Exemplo'));
  await screen.findByRole('dialog', { name: 'Ana Exemplo' });
  type('Título da fonte', 'Fonte nova');
  type('Fonte lida em', '2026-11-20');
  corrects({ fonte_titulo: 'Fonte de outra pessoa', revisado_em: '2026-11-19' });
  await user.click(button('Gravar destino'));
  expect(await screen.findByText(/^Outra pessoa gravou este destino antes de você\./)).toBeVisible();
  expect(await screen.findByText('antes Fonte de outra pessoa')).toBeVisible();
  expect(screen.getByText('antes 19/11/2026')).toBeVisible();
  expect(field('Título da fonte')).toHaveValue('Fonte nova');
  await user.click(button('Gravar destino'));
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves.map(({ p_lido_em }) => p_lido_em)).toEqual([
    outcome.updated_at,
    '2026-11-21T14:00:00.000001+00:00',
  ]);
});

it('the panel of outcomes asks before what was typed is left behind', async () => {
  const { user } = await open();
  await user.click(button('Editar Ana Exemplo'));
  await screen.findByRole('dialog', { name: 'Ana Exemplo' });
  type('Título da fonte', 'Fonte nova');
  await user.click(button('Cancelar'));
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(field('Título da fonte')).toHaveValue('Fonte nova');
  await user.click(button('Cancelar'));
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Auditoria' }));
  await heading('Auditoria');
});

it('the panel of outcomes keeps what was typed while a save was on its way, as an edit of what was saved', async () => {
  const { user, saves, corrects } = await open();
  const { held, release } = heldAnswer();
  const hold = () => held.then(() => corrects({ fonte_titulo: 'Fonte nova' }));
  server.use(http.post(`${rest}/rpc/gravar_destino`, hold, { once: true }));
  await user.click(button('Editar Ana Exemplo'));
  await screen.findByRole('dialog', { name: 'Ana Exemplo' });
  type('Título da fonte', 'Fonte nova');
  await user.click(button('Gravar destino'));
  type('Título da fonte', 'Fonte nova, corrigida');
  release();
  await toasted('Destino de Ana Exemplo gravado');
  expect(field('Título da fonte')).toHaveValue('Fonte nova, corrigida');
  expect(screen.getByText('antes Fonte nova')).toBeVisible();
  await user.click(button('Gravar destino'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saves).toMatchObject([
    { p_lido_em: outcome.updated_at, p_dados: { fonte_titulo: 'Fonte nova' } },
    { p_lido_em: '2026-11-21T14:00:00.000001+00:00', p_dados: { fonte_titulo: 'Fonte nova, corrigida' } },
  ]);
});
