import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { deviceOwner } from '@/lib/device-note';
import type { ChoiceKind } from './kinds';
import type { Choice, ChoiceFlags, ChoiceTarget } from './model';
import type { Chosen } from './my-choices-model';

export interface ChoiceHome {
  list: (kind: ChoiceKind, signal: AbortSignal) => Promise<Choice[]>;
  listChosen: (
    kind: ChoiceKind,
    context: Pick<QueryFunctionContext, 'client' | 'signal'>,
  ) => Promise<Chosen[]>;
  /** Of what another device may have changed only `pressed` is written; returns what is then kept. */
  save: (
    kind: ChoiceKind,
    target: ChoiceTarget,
    wish: ChoiceFlags,
    pressed?: Partial<ChoiceFlags>,
  ) => Promise<ChoiceFlags>;
  /** Unnamed flags stay. @throws when a choice that is gone would be set. */
  change: (chosen: Chosen, flags: Partial<ChoiceFlags>) => Promise<ChoiceFlags>;
  erase: () => Promise<void>;
}

/**
 * Code comes with the first question.
 * @param readers read anew what other tabs change.
 */
export function homeOf(owner: string, readers?: QueryClient): Promise<ChoiceHome> {
  const code =
    owner === deviceOwner ? import('@/features/choices/device/device-home') : import('./account-home');
  return code.then((home) => home.openHome(owner, readers));
}
