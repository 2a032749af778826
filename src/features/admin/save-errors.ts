import { errorCode, policyRefusal } from '@/lib/errors';
import { reasons } from './texts';

/** Without the role the statement runs but reaches no row. */
export class RoleRevokedError extends Error {
  constructor() {
    super('The role of administrator was revoked.');
    this.name = 'RoleRevokedError';
  }
}

export class StaleRecordError extends Error {
  constructor() {
    super('The record was changed by somebody else.');
    this.name = 'StaleRecordError';
  }
}

const failedCheck = '23514';

export function isRevocation(error: unknown): boolean {
  return error instanceof RoleRevokedError || errorCode(error) === policyRefusal;
}

export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && error.message === 'ficha_mudou';
}

export function isPhotoMissing(error: unknown): boolean {
  return errorCode(error) === failedCheck && error instanceof Error && error.message.includes('foto_url');
}

export function isUnsourced(error: unknown): boolean {
  return error instanceof Error && error.message === 'fonte_obrigatoria';
}

export function reasonOf(error: unknown): string {
  if (isRevocation(error)) return reasons.revoked;
  if (error instanceof StaleRecordError) return reasons.stale;
  if (isPhotoMissing(error)) return reasons.photoMissing;
  if (isUnsourced(error)) return reasons.sourceMissing;
  return errorCode(error) === null ? reasons.unreachable : reasons.unknown;
}
