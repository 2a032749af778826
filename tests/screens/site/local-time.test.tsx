import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';

/** A zone three hours behind Greenwich that has a summer time. */
function summerTimeIsBack() {
  const { DateTimeFormat } = Intl;
  return vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
    return new DateTimeFormat(locale, { ...options, timeZone: 'America/Miquelon' });
  });
}

it('off the first screen days follow the calendar of time zones', async () => {
  const calendar = summerTimeIsBack();
  const made = { fonte: null, dados_ate: null, created_at: '2027-07-01T02:30:00Z' };
  const bia = aCandidate({ nome: 'Bia Exemplo', ...made, updated_at: made.created_at });
  backend.hasCandidates([bia]);
  const { router } = renderApp('/sobre');
  await screen.findByRole('heading', { level: 1 });
  expect(calendar).not.toHaveBeenCalled();
  await act(() => router.navigate('/acessibilidade'));
  await waitFor(() => expect(calendar).toHaveBeenCalled());
  await act(() => router.navigate(`/candidato/${bia.id}`));
  expect(await screen.findByText(/Ficha criada neste site em 01\/07\/2027\./)).toBeVisible();
});
