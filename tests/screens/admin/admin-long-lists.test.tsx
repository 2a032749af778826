import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { onWideScreen } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { openRecord, photo } from '../../support/panel/admin-form';
import { aSource } from '../../support/panel/fake-admin';

beforeEach(onWideScreen);

it('every publication can be chosen, though one answer holds 1,000 of them, in the order of the alphabet', async () => {
  const record = { ...aCandidate({ nome: 'Ana Exemplo', foto_url: photo }), fontes: [] };
  const app = await openRecord(record);
  app.panel.sources = Array.from({ length: 1_001 }, (_, at) =>
    aSource({ titulo: `Nota ${1_001 - at}`, veiculo: 'Jornal' }),
  );
  const select = await within(
    await screen.findByRole('group', { name: 'Fontes de Inclinação política' }),
  ).findByLabelText('Adicionar fonte');
  await waitFor(() => expect(select).toHaveTextContent('Escolher entre as 1.001 que já existem'));
  const names = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(1, 3)).toEqual(['Jornal: Nota 1', 'Jornal: Nota 2']);
  expect(names.at(-1)).toBe('Jornal: Nota 1001');
});
