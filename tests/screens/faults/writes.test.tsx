import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useChangePassword, useEraseAccount, useExportData } from '@/features/account/mutations';
import { useAddSource, useChangeStatus, useHideEntry, useSaveCandidate } from '@/features/admin/mutations';
import { useSignIn, useSignUp, useSetPassword, useRequestRecovery } from '@/features/auth/mutations';
import { authMessage } from '@/features/auth/texts';
import { openHome } from '@/features/choices/account-home';
import { saveChoice } from '@/features/choices/mutations';
import { useGrantConsent, useRevokeConsent } from '@/features/consent/mutations';
import { useConfirmLimits } from '@/features/admin/limits/mutations';
import { usePassExplanation, useSaveExplanation } from '@/features/admin/explanations/mutations';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/lib/query-client';
import { discardWaiting } from '@/lib/discard-waiting';
import { waitingKeys } from '@/lib/waiting-note';
import { aSession, maria, storeSession } from '../../support/session';
import {
  everyRequestMeets,
  expectOnlyReportedFailures,
  type Fault,
  faultNames,
  letFailuresBeLogged,
  refusals,
} from './network-faults';

const id = '00000000-0000-4000-8000-000000000001';
const lock = '2026-11-21T12:00:00.000001+00:00';
const { email, id: userId } = maria;

interface Write {
  name: string;
  /** The hook of it; the result does it once. */
  use: () => () => Promise<unknown>;
  /** Faults that are as good as done. */
  isDone?: readonly Fault[];
}

/** Saved, refused, or left on the device: nobody said no. */
async function choose(kind: 'candidate' | 'deputy'): Promise<void> {
  discardWaiting(userId);
  const queryClient = createQueryClient();
  const onRefused = vi.fn<(error: unknown) => void>();
  saveChoice(queryClient, {
    kind,
    owner: userId,
    target: { id, nome: 'Ana Exemplo' },
    wish: { favorito: true, ignorado: false },
    onSaved: () => undefined,
    onRefused,
  });
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  for (const [error] of onRefused.mock.calls) throw error;
  expect(waitingKeys(userId)).toHaveLength(1);
}

const choosing = (kind: 'candidate' | 'deputy') => ({
  use: () => () => choose(kind),
  isDone: faultNames.filter((fault) => !refusals.includes(fault)),
});

const writes: Write[] = [
  { name: 'choosing a candidate', ...choosing('candidate') },
  { name: 'choosing a deputy', ...choosing('deputy') },
  {
    name: 'erasing the choices',
    use: () => () => openHome(userId).erase(),
  },
  {
    name: 'erasing the account',
    use: () => {
      const { mutateAsync } = useEraseAccount(authMessage, () => undefined);
      return () => mutateAsync({ email, password: null });
    },
  },
  {
    name: 'proving who erases the account',
    use: () => {
      const { mutateAsync } = useEraseAccount(authMessage, () => undefined);
      return () => mutateAsync({ email, password: 'segredo' });
    },
  },
  {
    name: 'taking the data along',
    use: () => {
      const { mutateAsync } = useExportData([], () => undefined);
      return () => mutateAsync('json');
    },
  },
  {
    name: 'giving a consent',
    use: () => {
      const { mutateAsync } = useGrantConsent();
      return () => mutateAsync({ userId, purpose: 'analise_ia', version: '1' });
    },
    // "It exists already": the wish is fulfilled.
    isDone: ['a conflict (409)'],
  },
  {
    name: 'revoking a consent',
    use: () => {
      const { mutateAsync } = useRevokeConsent({ done: 'Retirada', refused: 'Recusada' });
      return () => mutateAsync({ userId, purpose: 'analise_ia' });
    },
  },
  {
    name: 'signing in',
    use: () => {
      const { mutateAsync } = useSignIn();
      return () => mutateAsync({ email, password: 'segredo' });
    },
  },
  {
    name: 'signing up',
    use: () => {
      const { mutateAsync } = useSignUp();
      return () => mutateAsync({ name: maria.name, email, password: 'segredo' });
    },
  },
  {
    name: 'setting a password',
    use: () => {
      const { mutateAsync } = useSetPassword();
      return () => mutateAsync({ password: 'segredo-2' });
    },
  },
  {
    name: 'changing the password',
    use: () => {
      const { mutateAsync } = useChangePassword((_, fallback) => fallback);
      return () => mutateAsync({ email, currentPassword: 'segredo', newPassword: 'segredo-2' });
    },
  },
  {
    name: 'asking for a recovery link',
    use: () => {
      const { mutateAsync } = useRequestRecovery();
      return () => mutateAsync({ email });
    },
    // Refusals reveal accounts, so they look sent; the answer has no content.
    isDone: [
      'no permission (403)',
      'a conflict (409)',
      'too many requests (429)',
      'JSON of another shape',
      'null for an answer',
      'rows of another shape',
    ],
  },
  {
    name: 'archiving a record',
    use: () => {
      const { mutateAsync } = useChangeStatus(userId, { onIncomplete: () => undefined });
      return () => mutateAsync({ id, from: 'active', to: 'archived' });
    },
  },
  {
    name: 'entering a source',
    use: () => {
      const { mutateAsync } = useAddSource(userId);
      const source = { titulo: 'A', veiculo: 'B', tipo: 'imprensa', url: null };
      return () => mutateAsync({ ...source, publicada_em: null, consultada_em: null });
    },
  },
  {
    name: 'hiding an entry',
    use: () => {
      const { mutateAsync } = useHideEntry(userId);
      return () => mutateAsync({ id, reason: 'Dados pessoais.' });
    },
  },
  {
    name: 'making a record',
    use: () => {
      const { mutateAsync } = useSaveCandidate(userId);
      return () => mutateAsync({ id: null, lock: null, base: {}, values: { nome: 'Ana Exemplo' } });
    },
  },
  {
    name: 'changing a record',
    use: () => {
      const { mutateAsync } = useSaveCandidate(userId);
      return () => mutateAsync({ id, lock, base: {}, values: { nome: 'Ana Exemplo' } });
    },
  },
  {
    name: 'sending an explanation to review',
    use: () => {
      const { mutateAsync } = usePassExplanation(userId);
      return () => mutateAsync({ rollCall: 1, lock, act: 'enviar' });
    },
  },
  {
    name: 'saving an explanation',
    use: () => {
      const { mutateAsync } = useSaveExplanation(userId);
      const sides = { titulo_claro: 'A', sim_significa: 'B', nao_significa: 'C', principal: false };
      const source = { fonte_titulo: 'D', fonte_url: 'https://exemplo.org', fonte_data: '2026-11-01' };
      return () => mutateAsync({ rollCall: 1, lock, checked: { ...sides, ...source } });
    },
  },
  {
    name: 'confirming the limits',
    use: () => {
      const { mutateAsync } = useConfirmLimits();
      return () => mutateAsync('2026-01-01');
    },
  },
];

beforeEach(letFailuresBeLogged);

/** Without a screen every write meets every fault; screens show results. */
it.each(writes)('$name fails under every fault', async ({ use, isDone = [] }) => {
  for (const fault of faultNames) {
    storeSession(aSession(maria));
    everyRequestMeets(fault);
    const queryClient = createQueryClient();
    const { result, unmount } = renderHook(use, {
      wrapper: ({ children }) => <Providers queryClient={queryClient}>{children}</Providers>,
    });
    const outcome = result.current().then(
      () => 'done',
      () => 'failed',
    );
    expect(await outcome, fault).toBe(isDone.includes(fault) ? 'done' : 'failed');
    unmount();
    expectOnlyReportedFailures();
  }
});
