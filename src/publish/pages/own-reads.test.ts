import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { readConsents } from '@/features/consent/queries';
import { server } from '../../../tests/support/fake-backend';
import { anyUsersDb } from './own-reads.ts';

const consent = {
  id: '1',
  finalidade: 'escolhas',
  versao: '1',
  concedido_em: '2026-11-01T12:00:00Z',
  revogado_em: null,
};

function readOf(rows: readonly object[]) {
  server.use(http.get('http://backend.test/rest/v1/consentimentos', () => HttpResponse.json(rows)));
  return readConsents(anyUsersDb, 'u1', new AbortController().signal);
}

it('the consents are those of the database', async () => {
  const revoked = { ...consent, id: '2', revogado_em: '2026-11-02T12:00:00Z' };
  expect(await readOf([consent, revoked])).toEqual([consent, revoked]);
  expect(await readOf([])).toEqual([]);
});

it.each(Object.keys(consent))(
  'a consent without %s is none, and no consent is taken from the rest',
  async (field) => {
    await expect(readOf([consent, { ...consent, [field]: undefined }])).rejects.toThrow('no consents');
  },
);
