import type { ToastText } from '@/lib/notify';
import type { SignInState } from './sign-in-state';

function isReason(value: unknown): value is ToastText {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || !('title' in value)) return false;
  return typeof value.title === 'string' && 'description' in value && typeof value.description === 'string';
}

export function readSignInState(state: unknown): SignInState {
  const carried = typeof state === 'object' && state !== null && 'signIn' in state ? state.signIn : null;
  if (typeof carried !== 'object' || carried === null) return { reason: null, isBehind: false };
  return {
    reason: 'reason' in carried && isReason(carried.reason) ? carried.reason : null,
    isBehind: 'isBehind' in carried && carried.isBehind === true,
  };
}
