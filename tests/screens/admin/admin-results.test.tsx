import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { fakeTable } from '../../support/fake-tables';
import {
  courtFile,
  example,
  first,
  give,
  hasResults,
  line,
  openResults as open,
  path,
  people,
  type,
  second,
} from '../../support/panel/results-panel';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const votesOf = (name: string) => within(screen.getByRole('group', { name }));

/** The way to the audit counts, not its code's loading time. */
async function toTheAudit(user: Awaited<ReturnType<typeof open>>['user']) {
  await import('@/pages/admin/admin-audit-page');
  await user.click(screen.getByRole('link', { name: 'Auditoria' }));
}

beforeEach(onWideScreen);

it('the panel of results shows the published round as it is saved, in the order of votes', async () => {
  await open();
  expect(field('Votos válidos')).toHaveValue('119.300.788');
  const [name] = screen.getAllByRole('group').map((group) => group.textContent);
  expect(name).toContain('FLAVIO');
  expect(screen.getByText('Soma dos votos:')).toHaveTextContent('119.300.788');
});

it('the panel of results has who has no votes yet in the order of names', async () => {
  hasResults();
  const uncounted = { ...second, turno: 1 };
  server.use(...fakeTable('turnos_presidencia', { rows: () => [second, uncounted] }));
  renderApp(path, { as: maria });
  const groups = within(await screen.findByRole('form', { name: '1º turno' })).getAllByRole('group');
  const names = people.map(({ nmu }) => nmu).sort();
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(names);
});

it('the sum of the votes counts no text that would be refused', async () => {
  const { user } = await open();
  const first = votesOf('LULA').getByLabelText(/^Votos/);
  await user.clear(first);
  const rest = screen.getByText('Soma dos votos:').textContent;
  await user.type(first, '1e3');
  expect(screen.getByText('Soma dos votos:')).toHaveTextContent(rest);
});

it('the panel of results says what the public will see of the form as it is filled', async () => {
  const { user } = await open();
  const view = within(await screen.findByRole('region', { name: 'O que o público verá' }));
  const said = (term: string) => view.getByText(term).nextElementSibling?.textContent;
  // As on the page of the result, word by word.
  const counted =
    'Apurado pelo TSE (lido em 05/10/2026). A proclamação ainda não foi conferida por este site.';
  expect(view.getByText(counted)).toBeVisible();
  expect([said('Eleito(a)'), said('Não eleito(a)')]).toEqual(['Ninguém neste turno', '10']);
  expect(said('Foi ao 2º turno')).toMatch(/FLAVIO.*LULA/);
  await user.selectOptions(votesOf('LULA').getByLabelText(/^Situação/), 'Eleito(a)');
  expect([said('Eleito(a)'), said('Não eleito(a)')]).toEqual(['LULA', '10']);
  await user.selectOptions(screen.getByLabelText('Situação do turno'), 'Não publicado');
  expect(view.getByText('1º turno: resultado ainda não publicado neste site.')).toBeVisible();
});

it('the panel of results fills the form from a file of the court, marks what differs, and sends nothing before the confirmation', async () => {
  const { user, saves } = await open();
  await give(user, courtFile);
  expect(await screen.findByText('Arquivo lido neste aparelho, nada foi enviado.')).toBeVisible();
  expect(screen.queryByText(/^Exemplo gerado/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Nulos/)).toHaveAccessibleDescription('antes vazio');
  expect(screen.getByText('antes 2.300.706')).toBeVisible();
  expect(screen.getByLabelText(/^Brancos/)).toHaveValue('2.300.798');
  await user.click(button('Conferir e gravar'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Gravar o 1º turno?' }));
  expect(question.getByText('Ninguém fica marcado como eleito.')).toBeVisible();
  expect(question.getByText(/‘Apurado pelo TSE \(lido em 05\/10\/2026\)\./)).toBeVisible();
  expect(question.getByText(/^Vão ao 2º turno:/)).toHaveTextContent(
    /FLAVIO.*56\.104\.503.*LULA.*53\.879\.538/,
  );
  expect(saves).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Gravar resultado' }));
  await toasted('Resultado do 1º turno gravado');
  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject({
    p_turno: first.id,
    p_lido_em: first.updated_at,
    p_dados: { situacao: 'apurado', validos: 119_300_788, brancos: 2_300_798, fonte_data: '2026-10-05' },
  });
  expect(saves[0]?.p_linhas).toHaveLength(12);
  expect(saves[0]?.p_linhas).toContainEqual({ ...line(people.findIndex(({ nmu }) => nmu === 'LULA')) });
});

it.each([
  [
    example.replace('280002542548', '280009999999'),
    /^O número 280009999999 \(LULA\) não é de nenhuma candidatura/,
  ],
  [
    example.replace('"vap": "53879538"', '"vap": "53879539"'),
    'A soma dos votos (119.300.789) é diferente dos votos válidos (119.300.788).',
  ],
  [example.replace('"t": "1"', '"t": "2"'), 'O arquivo é do 2º turno.'],
])(
  'the panel of results refuses a file in words and leaves the form as it was: %#',
  async (content, sentence) => {
    const { user, saves } = await open();
    await give(user, content);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('O formulário ficou como estava.')).toBeVisible();
    expect(screen.getByLabelText(/^Brancos/)).toHaveValue('2.300.706');
    expect(saves).toEqual([]);
  },
);

it('the panel of results says which number is off by one vote, and asks nothing of anybody', async () => {
  const { user, saves } = await open();
  type(votesOf('LULA').getByLabelText('Votos'), '53.879.539');
  await user.click(button('Conferir e gravar'));
  expect(
    await screen.findByText('A soma dos votos (119.300.789) é diferente dos votos válidos (119.300.788).'),
  ).toBeVisible();
  expect(votesOf('LULA').getByText('antes 53.879.538')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(saves).toEqual([]);
});

it('the panel of results marks the fields that cannot be read, and leads to the first', async () => {
  const { user } = await open();
  type(field('Endereço da fonte'), 'http://fonte.exemplo');
  type(votesOf('LULA').getByLabelText('% dos válidos'), '45.16');
  await user.click(button('Conferir e gravar'));
  expect(await screen.findByText('Informe um endereço que comece com https://.')).toBeVisible();
  expect(screen.getByText('Informe a porcentagem com até duas casas, como 45,16.')).toBeVisible();
  expect(field('Endereço da fonte')).toHaveValue('http://fonte.exemplo');
  expect(field('Endereço da fonte')).toHaveFocus();
});

it('the panel of results says why the database refused and keeps what was typed', async () => {
  const { user } = await open(path, { message: 'resultado_soma', details: '{"soma": 3, "validos": 4}' });
  type(field('Título da fonte'), 'Fonte nova');
  await user.click(button('Conferir e gravar'));
  await user.click(await screen.findByRole('button', { name: 'Gravar resultado' }));
  expect(
    await screen.findByText(
      'A soma dos votos (3) é diferente dos votos válidos (4). O que você digitou continua aqui.',
    ),
  ).toBeVisible();
  expect(field('Título da fonte')).toHaveValue('Fonte nova');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('the panel of results takes the two who went on into the second round, presumes nothing of it, and repeats who is elected as the public will read it', async () => {
  const { user, saves } = await open(`${path}?turno=2`);
  const form = within(screen.getByRole('form', { name: '2º turno' }));
  expect(form.getAllByRole('group')).toHaveLength(2);
  expect(field('Situação do turno')).toHaveValue('nao_publicado');
  // Votes that nobody had.
  await user.selectOptions(field('Situação do turno'), 'Apurado');
  type(field('Título da fonte'), 'Fonte Exemplo');
  type(field('Endereço da fonte'), 'https://fonte.exemplo/2');
  type(field('Fonte lida em'), '2026-10-26');
  type(field('Votos válidos'), '10000');
  const [one, other] = form.getAllByRole('group');
  if (!one || !other) throw new Error('Two stood.');
  for (const [group, votes, share, word] of [
    [one, '6000', '60', 'Eleito(a)'],
    [other, '4.000', '40,00', 'Não eleito(a)'],
  ] as const) {
    type(within(group).getByLabelText('Votos'), votes);
    type(within(group).getByLabelText('% dos válidos'), share);
    await user.selectOptions(within(group).getByLabelText('Situação'), word);
  }
  await user.click(button('Conferir e gravar'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Gravar o 2º turno?' }));
  expect(question.getByText(/^Fica marcado\(a\) como eleito\(a\):/)).toHaveTextContent(
    '6.000 votos (60,00 % dos válidos)',
  );
  await user.click(question.getByRole('button', { name: 'Voltar ao formulário' }));
  expect(saves).toEqual([]);
  await user.click(button('Conferir e gravar'));
  await user.click(await screen.findByRole('button', { name: 'Gravar resultado' }));
  await toasted('Resultado do 2º turno gravado');
  expect(saves).toMatchObject([{ p_turno: second.id, p_lido_em: second.updated_at }]);
  // As it is read anew: the first round has a source.
  await waitFor(() => expect(field('Título da fonte')).toHaveValue(''));
});

it('the panel of results does not ask to unpublish a round that nobody published', async () => {
  const { user, saves } = await open(`${path}?turno=2`);
  type(field('Votos válidos'), '10');
  await user.click(button('Conferir e gravar'));
  expect(
    await screen.findByText('Este turno não está publicado. Para publicar, escolha a situação dele.'),
  ).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(field('Votos válidos')).toHaveValue('10');
  expect(saves).toEqual([]);
});

it('the panel of results asks before what was typed is left behind, in another tab or on another screen', async () => {
  const { user, router } = await open();
  type(field('Título da fonte'), 'Fonte nova');
  await user.click(screen.getByRole('tab', { name: '2º turno' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
  await user.click(question.getByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(field('Título da fonte')).toHaveValue('Fonte nova');
  await toTheAudit(user);
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/auditoria'));
  await heading('Auditoria');
});

it('the panel of results asks nothing of who typed nothing, went back to what is saved, or saved', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('tab', { name: '2º turno' }));
  await user.click(screen.getByRole('tab', { name: '1º turno' }));
  type(field('Título da fonte'), 'Fonte nova');
  await user.click(button('Voltar ao que está gravado'));
  expect(field('Título da fonte')).toHaveValue('Fonte Exemplo');
  await user.click(screen.getByRole('tab', { name: '2º turno' }));
  await user.click(screen.getByRole('tab', { name: '1º turno' }));
  type(field('Título da fonte'), 'Fonte nova');
  await user.click(button('Conferir e gravar'));
  await user.click(await screen.findByRole('button', { name: 'Gravar resultado' }));
  await toasted('Resultado do 1º turno gravado');
  await toTheAudit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/auditoria'));
  await heading('Auditoria');
});

it('the panel of results takes an answer that is no moment for no answer: nobody is told that it was saved', async () => {
  const { user } = await open(path, null, 'gravado');
  await user.click(button('Conferir e gravar'));
  await user.click(await screen.findByRole('button', { name: 'Gravar resultado' }));
  expect(await screen.findByText(/^Sem resposta do servidor\./)).toBeVisible();
  expect(screen.queryByText('Resultado do 1º turno gravado')).not.toBeInTheDocument();
});
