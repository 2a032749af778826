import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as fieldTable from '@/features/candidates/candidate-fields';
import { openRecord, paste, photo } from '../support/admin-form';
import { screenWidth } from '../support/fake-chamber';
import { aCandidate } from '../support/fixtures';
import { button, field, heading, toasted } from '../support/screen-parts';

// A made-up column: one row of the field table, and nothing else of the application.
vi.mock('@/features/candidates/candidate-fields', async (load) => {
  const { candidateFields } = await load<typeof fieldTable>();
  const apelido = { label: 'Apelido', kind: 'line', part: 'Fatos', max: 10 };
  return { candidateFields: { ...candidateFields, apelido } };
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', screenWidth(1280));
});

const record = () => ({ ...aCandidate({ nome: 'Ana Exemplo', foto_url: photo }), apelido: 'Aninha' });

it('is read, checked and saved by its row alone', async () => {
  const { user, panel } = await openRecord(record());
  expect(field('Apelido')).toHaveValue('Aninha');
  paste('Apelido', 'a'.repeat(11));
  await user.click(button('Salvar Candidato'));
  expect(await screen.findByText('Apelido deve ter no máximo 10 caracteres')).toBeVisible();
  paste('Apelido', 'Nana');
  await user.click(button('Salvar Candidato'));
  await toasted('Candidato atualizado com sucesso');
  await heading('Candidatos');
  expect(panel.writes[0]?.body).toMatchObject({ apelido: 'Nana' });
});

it('is brought together with what somebody else saved, under its label', async () => {
  const { user, panel } = await openRecord(record());
  paste('Nome', 'Ana Maria');
  Object.assign(panel.candidates[0] ?? {}, {
    apelido: 'Nina',
    updated_at: '2026-11-21T12:42:00.000001+00:00',
  });
  await user.click(button('Salvar Candidato'));
  expect((await screen.findByText('Já trazidos para o formulário:')).parentElement).toHaveTextContent(
    'Apelido.',
  );
  expect(field('Apelido')).toHaveValue('Nina');
});
