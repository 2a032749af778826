import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openRecord, paste, photo } from '../../support/panel/admin-form';
import { onWideScreen } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { button, toasted } from '../../support/screen-parts';

const health = { tema: 'saúde', texto: 'Ampliar os postos.' };
const record = () =>
  aCandidate({ nome: 'Ana Exemplo', foto_url: photo, pautas_detalhe: [health], bio_summary: 'Vida' });
const write = (title: string, value: string) =>
  fireEvent.change(within(screen.getByRole('group', { name: 'Pautas por tema' })).getByLabelText(title), {
    target: { value },
  });

beforeEach(onWideScreen);

it('the form of a candidate saves the themes in their one order, without those that were emptied', async () => {
  const { user, panel } = await openRecord(record());
  write('Educação', 'Abrir creches.');
  write('Economia', 'Rever os impostos.');
  write('Saúde', '');
  await user.click(button('Salvar Candidato'));
  await toasted('Candidato atualizado com sucesso');
  expect(panel.writes.at(-1)?.body).toMatchObject({
    pautas_detalhe: [
      { tema: 'economia', texto: 'Rever os impostos.' },
      { tema: 'educação', texto: 'Abrir creches.' },
    ],
  });
});

it('a text that two administrators changed is offered in words: a theme’s, and what one of them emptied', async () => {
  const { user, panel } = await openRecord(record());
  write('Saúde', 'Contratar médicos.');
  paste('Biografia (opcional)', 'Vida e obra');
  const [saved] = panel.candidates;
  if (!saved) throw new Error('The panel has no record');
  Object.assign(saved, {
    pautas_detalhe: [health, { tema: 'economia', texto: 'Cortar gastos.' }],
    bio_summary: null,
    updated_at: '2026-11-21T12:42:00.000001+00:00',
  });
  await user.click(button('Salvar Candidato'));
  const note = within(await screen.findByRole('alert'));
  expect((await note.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Biografia, valor salvo: Não informadaUsar o valor salvo',
    'Pautas por tema, valor salvo: economia: Cortar gastos.; saúde: Ampliar os postos.Usar o valor salvo',
  ]);
});
