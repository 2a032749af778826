import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openRecord, paste, photo, writeSource } from '../../support/panel/admin-form';
import { aSource } from '../../support/panel/fake-admin';
import { onWideScreen } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { button, field, toasted } from '../../support/screen-parts';

beforeEach(onWideScreen);

const press = aSource({ titulo: 'Reportagem', veiculo: 'Jornal' });
const campaign = aSource({ titulo: 'Programa', veiculo: 'Campanha', tipo: 'partido_ou_campanha' });

/** Opens a record, by default without sources, in a panel that knows two publications. */
async function open(fontes: object[] = [], status = 'active') {
  const record = { ...aCandidate({ nome: 'Ana Exemplo', foto_url: photo, status }), fontes };
  const app = await openRecord(record);
  app.panel.sources = [press, campaign];
  return app;
}

const leaning = () => within(screen.getByRole('group', { name: 'Fontes de Inclinação política' }));
const save = () => button('Salvar Candidato');

/** Chooses among the publications that there are. */
async function choose({ user }: Awaited<ReturnType<typeof open>>, name: string) {
  const select = await leaning().findByLabelText('Adicionar fonte');
  await waitFor(() => expect(within(select).getByRole('option', { name })).toBeInTheDocument());
  await user.selectOptions(select, name);
}

it('the form refuses a leaning without a source or with the campaign alone, and saves it with the press', async () => {
  const app = await open();
  await app.user.selectOptions(field('Inclinação política'), 'Direita');
  paste('Motivo', 'Classificação conferida.');
  await app.user.click(save());
  expect(await screen.findByText('Escolha ao menos uma fonte para este campo.')).toBeVisible();
  await choose(app, 'Campanha: Programa');
  await app.user.click(save());
  expect(
    await screen.findByText('Escolha também uma fonte que não seja do partido ou da campanha.'),
  ).toBeVisible();
  expect(app.panel.writes).toEqual([]);
  await choose(app, 'Jornal: Reportagem');
  expect(leaning().getByText(/^Jornal · publicada em 01\/09\/2026 · /)).toBeVisible();
  await app.user.click(leaning().getByRole('button', { name: 'Subir Reportagem' }));
  expect(leaning().getByRole('button', { name: 'Descer Reportagem' })).toHaveFocus();
  await app.user.selectOptions(leaning().getByLabelText('Confiança'), 'Média');
  await app.user.click(save());
  await toasted('Candidato atualizado com sucesso');
  expect(app.panel.writes).toMatchObject([
    {
      body: { inclinacao_politica: 'Direita' },
      sources: [
        {
          campo: 'inclinacao_politica',
          fontes: [press.id, campaign.id],
          confianca: 'media',
          ressalva: null,
        },
      ],
      note: 'Classificação conferida.',
    },
  ]);
});

it('the form says the refusal of the database at the field and keeps what was typed', async () => {
  const { user, panel } = await open();
  panel.refuseNext = {
    status: 400,
    code: 'P0001',
    message: 'fonte_obrigatoria',
    details: '{"campo": "inclinacao_politica"}',
  };
  paste('Motivo', 'Revisão.');
  await user.click(save());
  await toasted('Erro ao salvar candidato', 'Confira os campos marcados.');
  expect(await screen.findByText(/^Este campo precisa de uma fonte/)).toBeVisible();
  expect(field('Motivo')).toHaveValue('Revisão.');
});

it('the form enters a publication that is not there yet and chooses it', async () => {
  const { user, panel } = await open();
  await user.click(screen.getByRole('button', { name: /^Fontes \(0\).*Escolaridade$/ }));
  const group = within(await screen.findByRole('group', { name: 'Fontes de Escolaridade' }));
  await user.click(await group.findByRole('button', { name: 'Nova fonte' }));
  await user.click(group.getByRole('button', { name: 'Adicionar esta fonte' }));
  expect(group.getByText('Endereço deve começar com https://')).toBeVisible();
  await writeSource(user, group);
  const date = (label: string, value: string) =>
    fireEvent.change(group.getByLabelText(label), { target: { value } });
  date('Publicada em', '2099-01-01');
  date('Consultada em', '2099-01-02');
  await user.click(group.getByRole('button', { name: 'Adicionar esta fonte' }));
  expect(group.getByText('Publicada em não pode estar no futuro')).toBeVisible();
  expect(group.getByText('Consultada em não pode estar no futuro')).toBeVisible();
  date('Publicada em', '2026-09-01');
  date('Consultada em', '');
  await user.click(group.getByRole('button', { name: 'Adicionar esta fonte' }));
  expect(await group.findByText('Registro de candidatura')).toBeVisible();
  await user.click(save());
  await toasted('Candidato atualizado com sucesso');
  expect(panel.writes[0]?.sources).toMatchObject([{ campo: 'escolaridade', fontes: [panel.sources[2]?.id] }]);
});

it('the form saves the sources of facts that it does not ask', async () => {
  const { user, panel } = await open();
  const facts = new Map([
    ['Histórico eleitoral', 'historico_eleitoral'],
    ['Número na urna', 'numero_urna'],
    ['Cor do partido', 'partido_cor_hex'],
    ['Resultado do 1º turno', 'resultado_1turno'],
  ]);
  for (const fact of facts.keys()) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Fontes \\(0\\).*${fact}$`) }));
    const group = within(await screen.findByRole('group', { name: `Fontes de ${fact}` }));
    const select = await group.findByLabelText('Adicionar fonte');
    await waitFor(() =>
      expect(within(select).getByRole('option', { name: 'Jornal: Reportagem' })).toBeInTheDocument(),
    );
    await user.selectOptions(select, 'Jornal: Reportagem');
  }
  await user.click(save());
  await toasted('Candidato atualizado com sucesso');
  const saved = panel.writes[0]?.sources ?? [];
  expect(saved).toHaveLength(facts.size);
  expect(saved).toEqual(
    expect.arrayContaining(
      [...facts.values()].map((campo) => ({ campo, fontes: [press.id], confianca: null, ressalva: null })),
    ),
  );
});

it('the form says under its sources that a fact which the form does not ask may not lose them', async () => {
  const { user, panel } = await open();
  panel.refuseNext = {
    status: 400,
    code: 'P0001',
    message: 'fonte_obrigatoria',
    details: '{"campo": "historico_eleitoral"}',
  };
  paste('Motivo', 'Revisão.');
  await user.click(save());
  const group = within(await screen.findByRole('group', { name: 'Fontes de Histórico eleitoral' }));
  expect(await group.findByText(/^Este campo precisa de uma fonte/)).toBeVisible();
});

it('the form does not save a note that tells of a person', async () => {
  const { user, panel } = await open();
  paste('Motivo', 'Pedido de ana arroba exemplo ponto com');
  await user.click(save());
  expect(
    await screen.findByText('Não escreva e-mail, telefone nem CPF aqui: o público lê este texto.'),
  ).toBeVisible();
  expect(panel.writes).toEqual([]);
  paste('Motivo', 'Registro 280002552484 conferido em 21/11/2026');
  await user.click(save());
  await toasted('Candidato atualizado com sucesso');
});

it('the form says at the note what the database refuses in it', async () => {
  const { user, panel } = await open();
  panel.refuseNext = {
    status: 400,
    code: '23514',
    message: 'new row for relation "audit_log" violates check constraint "audit_log_nota_impersonal"',
    details: 'Failing row contains (nome).',
  };
  paste('Motivo', 'Revisão.');
  await user.click(save());
  expect(
    await screen.findByText('Não escreva e-mail, telefone nem CPF aqui: o público lê este texto.'),
  ).toBeVisible();
});

it('the form asks an archived record for no source', async () => {
  const { user, panel } = await open();
  await user.selectOptions(field('Status'), 'archived');
  await user.selectOptions(field('Inclinação política'), 'Direita');
  await user.click(save());
  await toasted('Candidato atualizado com sucesso');
  expect(panel.writes).toMatchObject([{ body: { inclinacao_politica: 'Direita', status: 'archived' } }]);
});

const statedBy = (campo: string, fonte: object) => ({ campo, posicao: 1, fonte });

it('the form does not keep the old source of another leaning, and saves it with a new one', async () => {
  const other = aSource({ titulo: 'Outra reportagem', veiculo: 'Jornal' });
  const app = await open([statedBy('inclinacao_politica', press)]);
  app.panel.sources = [press, other];
  await app.user.selectOptions(field('Inclinação política'), 'Direita');
  await app.user.click(save());
  expect(
    await screen.findByText('O valor mudou: escolha também uma fonte que diga o novo valor.'),
  ).toBeVisible();
  expect(app.panel.writes).toEqual([]);
  await choose(app, 'Jornal: Outra reportagem');
  await app.user.click(save());
  await toasted('Candidato atualizado com sucesso');
  expect(app.panel.writes[0]?.sources).toMatchObject([
    { campo: 'inclinacao_politica', fontes: [press.id, other.id] },
  ]);
});

it('the form asks of any other new value whether its old sources state it', async () => {
  const app = await open([statedBy('coalition', press)]);
  paste('Coligação (opcional)', 'Frente Exemplo');
  await app.user.click(save());
  expect(await screen.findByText('O valor mudou: diga de novo em que fontes ele está.')).toBeVisible();
  expect(app.panel.writes).toEqual([]);
  const group = within(await screen.findByRole('group', { name: 'Fontes de Coligação' }));
  await app.user.click(await group.findByRole('button', { name: 'Estas fontes dizem o novo valor' }));
  expect(group.getByRole('button', { pressed: true })).toHaveFocus();
  await waitFor(() =>
    expect(screen.queryByText('O valor mudou: diga de novo em que fontes ele está.')).not.toBeInTheDocument(),
  );
  await app.user.click(save());
  await toasted('Candidato atualizado com sucesso');
  expect(app.panel.writes).toMatchObject([
    { body: { coalition: 'Frente Exemplo' }, sources: [{ campo: 'coalition', fontes: [press.id] }] },
  ]);
});

it('the form asks for the sources of a record that it brings back to the ballot', async () => {
  const { user, panel } = await open([], 'archived');
  await user.selectOptions(field('Inclinação política'), 'Direita');
  await user.selectOptions(field('Status'), 'active');
  await user.click(save());
  expect(await screen.findByText('Escolha ao menos uma fonte para este campo.')).toBeVisible();
  expect(panel.writes).toEqual([]);
});

it('the form does not save a caveat that tells of a person', async () => {
  const app = await open([statedBy('inclinacao_politica', press)]);
  await app.user.click(screen.getByRole('button', { name: /^Fontes \(1\).*Inclinação política$/ }));
  await app.user.click(await leaning().findByLabelText(/^Ressalva/));
  await app.user.paste('Diga a ana (arroba) exemplo (ponto) com');
  await app.user.click(save());
  expect(
    await screen.findByText('Não escreva e-mail, telefone nem CPF aqui: o público lê este texto.'),
  ).toBeVisible();
  expect(app.panel.writes).toEqual([]);
});
