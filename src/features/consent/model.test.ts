import { expect, test } from 'vitest';
import { type Consent, standingConsent, standingConsents } from './model';

const consent = (own: Partial<Consent>): Consent => ({
  id: '1',
  finalidade: 'analise_ia',
  versao: '1',
  concedido_em: '2026-11-21T12:00:00Z',
  revogado_em: null,
  ...own,
});

test('a revoked consent does not count, nor does one to another purpose', () => {
  const revoked = consent({ id: '1', revogado_em: '2026-11-21T13:00:00Z' });
  const other = consent({ id: '2', finalidade: 'escolhas' });
  expect(standingConsents([revoked, other], 'analise_ia')).toEqual([]);
  expect(standingConsents([revoked, other], 'escolhas')).toEqual([other]);
});

test('a consent counts for the version that was read and for no other', () => {
  const first = consent({ versao: '1' });
  expect(standingConsent([first], 'analise_ia', '1')).toEqual(first);
  expect(standingConsent([first], 'analise_ia', '2')).toBeNull();
});

test('consenting again after a revocation counts', () => {
  const again = consent({ id: '2' });
  const revoked = consent({ id: '1', revogado_em: '2026-11-21T13:00:00Z' });
  expect(standingConsent([again, revoked], 'analise_ia', '1')).toEqual(again);
});
