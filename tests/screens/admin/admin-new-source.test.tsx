import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { rest, tableError } from '../../support/fake-tables';
import { heldAnswer } from '../../support/held-answer';
import { openRecord, writeSource } from '../../support/panel/admin-form';
import { aSource } from '../../support/panel/fake-admin';
import { button, toasted } from '../../support/screen-parts';

/** A record whose sources of one fact are unfolded; `known` are publications there already. */
async function openSources(fact: string, known?: ReturnType<typeof aSource>[]) {
  onWideScreen();
  const app = await openRecord();
  if (known) app.panel.sources = known;
  await app.user.click(screen.getByRole('button', { name: new RegExp(`^Fontes \\(\\d\\).*${fact}$`) }));
  const group = within(await screen.findByRole('group', { name: `Fontes de ${fact}` }));
  const openFields = async () => app.user.click(await group.findByRole('button', { name: 'Nova fonte' }));
  const store = () => app.user.click(group.getByRole('button', { name: 'Adicionar esta fonte' }));
  const write = (texts: Record<string, string>) => {
    for (const [label, value] of Object.entries(texts))
      fireEvent.change(group.getByLabelText(label), { target: { value } });
  };
  return { ...app, group, openFields, store, write };
}

it('the form asks before a half-written publication is lost, after its save too, and keeps it while folded', async () => {
  onWideScreen();
  const { user, panel, router } = await openRecord();
  panel.sources = [aSource({ titulo: 'Reportagem', veiculo: 'Jornal' })];
  const leaning = () => within(screen.getByRole('group', { name: 'Fontes de Inclinação política' }));
  const fold = () => screen.getByRole('button', { name: /^Fontes \(\d\).*Inclinação política$/ });
  await user.click(fold());
  await user.click(await leaning().findByRole('button', { name: 'Nova fonte' }));
  const title = () => leaning().getByLabelText('Título');
  await user.click(title());
  await user.paste('Entrevista');
  const known = await leaning().findByRole('option', { name: 'Jornal: Reportagem' });
  await user.selectOptions(leaning().getByLabelText('Adicionar fonte'), known);
  await user.click(fold());
  expect(screen.queryByRole('group', { name: 'Fontes de Inclinação política' })).not.toBeInTheDocument();
  await user.click(fold());
  expect(title()).toHaveValue('Entrevista');
  await user.click(button('Salvar Candidato'));
  await toasted('Candidato atualizado com sucesso');
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  await user.click(screen.getByRole('link', { name: 'Auditoria' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(title()).toHaveValue('Entrevista');
  expect(panel.writes).toHaveLength(1);
  await user.click(leaning().getByRole('button', { name: 'Não adicionar' }));
  await user.click(screen.getByRole('link', { name: 'Auditoria' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/auditoria'));
});

it('a new publication joins what was chosen while it was being stored, and waits where nine are chosen', async () => {
  const nine = Array.from({ length: 9 }, (_, index) =>
    aSource({ titulo: `Nota ${index}`, veiculo: 'Jornal' }),
  );
  const { user, group: leaning, ...form } = await openSources('Inclinação política', nine);
  const choose = async (title: string) => {
    const known = await leaning.findByRole('option', { name: `Jornal: ${title}` });
    await user.selectOptions(leaning.getByLabelText('Adicionar fonte'), known);
  };
  const write = async (title: string) => {
    await form.openFields();
    form.write({ Título: title, Veículo: 'Revista', Endereço: `https://revista.exemplo/${title}` });
  };
  const { held, release } = heldAnswer();
  server.use(http.post(`${rest}/fontes`, () => held));
  await write('Entrevista');
  await form.store();
  await choose('Nota 0');
  release();
  expect(await leaning.findByText('Entrevista')).toBeVisible();
  expect(leaning.getByText('Nota 0')).toBeVisible();
  await write('Perfil');
  for (let index = 1; index < 8; index += 1) await choose(`Nota ${index}`);
  expect(leaning.getByText('Um campo tem no máximo 9 fontes.')).toBeVisible();
  await user.click(leaning.getByRole('button', { name: 'Tirar Nota 1' }));
  expect(leaning.getByLabelText('Título')).toHaveValue('Perfil');
  expect(leaning.getByRole('button', { name: 'Tirar Nota 2' })).toHaveFocus();
});

it('the form offers every publication by newspaper and title, though one answer holds 1,000, in no order of its own', async () => {
  const named = (id: string, veiculo: string, titulo: string) => aSource({ id, veiculo, titulo });
  const uuid = (at: number) => `11111111-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const { group } = await openSources('Escolaridade', [
    ...Array.from({ length: 998 }, (_, at) => named(uuid(at), 'Revista', `Edição ${at}`)),
    named('22222222-0000-4000-8000-000000000000', 'Jornal', 'Órgão novo'),
    named('ffffffff-0000-4000-8000-000000000000', 'Jornal', 'Agenda'),
    named('00000000-0000-4000-8000-000000000000', 'Diário', 'Quem é'),
    named('00000000-0000-4000-8000-000000000001', 'Jornal', 'Posse'),
  ]);
  const select = await group.findByLabelText('Adicionar fonte');
  await waitFor(() => expect(select.children).toHaveLength(1_003));
  const offered = Array.from(select.children, ({ textContent }) => textContent);
  expect(offered.slice(1, 5)).toEqual([
    'Diário: Quem é',
    'Jornal: Agenda',
    'Jornal: Órgão novo',
    'Jornal: Posse',
  ]);
});

it('a new publication is at once among those that other facts may choose', async () => {
  const { user, group, openFields, store } = await openSources('Escolaridade');
  await user.click(screen.getByRole('button', { name: /^Fontes \(\d\).*Inclinação política$/ }));
  const other = within(await screen.findByRole('group', { name: 'Fontes de Inclinação política' }));
  await openFields();
  await writeSource(user, group);
  await store();
  expect(await other.findByRole('option', { name: 'TSE: Registro de candidatura' })).toBeVisible();
});

it('the focus stays among the sources of a fact when the fields of a new one open and close', async () => {
  const { user, group } = await openSources('Escolaridade');
  const opener = () => group.findByRole('button', { name: 'Nova fonte' });
  await user.click(await opener());
  expect(group.getByLabelText('Título')).toHaveFocus();
  await user.click(group.getByRole('button', { name: 'Não adicionar' }));
  expect(await opener()).toHaveFocus();
  await user.keyboard('{Enter}');
  await writeSource(user, group);
  await user.keyboard('{Enter}');
  expect(await group.findByText('Registro de candidatura')).toBeVisible();
  expect(await opener()).toHaveFocus();
  await user.click(group.getByRole('button', { name: 'Tirar Registro de candidatura' }));
  expect(await opener()).toHaveFocus();
});

it('the form says why a new source was not stored, and keeps what was written of it', async () => {
  const { user, group, openFields, store } = await openSources('Escolaridade');
  await openFields();
  await writeSource(user, group);
  for (const [answer, why] of [
    [HttpResponse.error(), 'Sem resposta do servidor. O que você digitou continua aqui. Tente novamente.'],
    [tableError(403, '42501', 'row-level security'), /^Sua permissão de administrador foi retirada\./],
    [tableError(400, '23514', 'check'), /^O banco de dados recusou a mudança\. Nada foi gravado\./],
    [tableError(409, '23505', 'duplicate key'), /^Já existe uma fonte com este endereço e este título:/],
  ] as const) {
    server.use(http.post(`${rest}/fontes`, () => answer.clone()));
    await store();
    await waitFor(() => expect(group.getByRole('alert')).toHaveTextContent(why));
    expect(group.getByLabelText('Título')).toHaveValue('Registro de candidatura');
  }
});

it('an Enter that ends the composition of a word does not add the new source yet', async () => {
  const { user, openFields } = await openSources('Escolaridade');
  await openFields();
  const title = screen.getByLabelText('Título');
  fireEvent.keyDown(title, { key: 'Enter', isComposing: true });
  // Safari's comes after the composition, with the number of any key of one.
  fireEvent.keyDown(title, { key: 'Enter', keyCode: 229 });
  expect(title).toBeValid();
  await user.keyboard('{Enter}');
  expect(title).toBeInvalid();
});

it('a new publication is refused field by field, in words, and nothing is stored', async () => {
  const { panel, group, openFields, store, write } = await openSources('Inclinação política');
  const stored = panel.sources.length;
  await openFields();
  const days = { 'Publicada em': '2026-10-02', 'Consultada em': '2026-10-01' };
  write({ Título: 'CPF 529.982.247-25', Veículo: 'J', Endereço: 'http://', ...days });
  await store();
  for (const words of [
    'Veículo deve ter de 2 a 120 caracteres',
    'Endereço deve começar com https://',
    'Consultada em não pode ser antes da publicação',
  ])
    expect(group.getByText(words), words).toBeVisible();
  expect(group.getByLabelText('Título')).toHaveAccessibleDescription(/CPF/);
  expect(group.getByLabelText('Título'), 'the focus reads what is wrong').toHaveFocus();
  write({ Título: 'Eu', 'Publicada em': '1899-12-30', 'Consultada em': '1899-12-31' });
  await store();
  expect(group.getByText('Título deve ter de 3 a 300 caracteres')).toBeVisible();
  for (const day of ['Publicada em', 'Consultada em'])
    expect(group.getByText(`${day} deve ser um dia a partir de 1900`)).toBeVisible();
  expect(panel.sources).toHaveLength(stored);
});

it.each([
  ['Título', 300],
  ['Veículo', 120],
] as const)('the %s of a new publication is told why it cannot be stored', async (label, most) => {
  const { panel, group, openFields, store, write } = await openSources('Inclinação política');
  const stored = panel.sources.length;
  await openFields();
  for (const [value, why] of [
    ['x'.repeat(most + 1), new RegExp(`${label} deve ter de \\d a ${most} caracteres`)],
    ['CPF 529.982.247-25', /CPF/],
  ] as const) {
    write({ [label]: value });
    await store();
    expect(group.getByLabelText(label)).toHaveAccessibleDescription(why);
  }
  write({ [label]: 'x'.repeat(most), 'Publicada em': '2126-10-01', 'Consultada em': '2126-10-01' });
  await store();
  expect(group.getByLabelText(label)).toBeValid();
  for (const day of ['Publicada em', 'Consultada em'])
    expect(group.getByText(`${day} não pode estar no futuro`)).toBeVisible();
  expect(panel.sources).toHaveLength(stored);
});
