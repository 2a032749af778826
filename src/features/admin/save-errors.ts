import { errorCode, policyRefusal } from '@/lib/errors';
import { reasons } from './texts';

/** The person is no longer an administrator: the database let the statement run and reach no row. */
export class RoleRevokedError extends Error {
  constructor() {
    super('The role of administrator was revoked.');
    this.name = 'RoleRevokedError';
  }
}

/** The record is no longer as it was when it was read: somebody else changed it. */
export class StaleRecordError extends Error {
  constructor() {
    super('The record was changed by somebody else.');
    this.name = 'StaleRecordError';
  }
}

const failedCheck = '23514';

/** Whether the user lost the role, however the database said so. */
export function isRevocation(error: unknown): boolean {
  return error instanceof RoleRevokedError || errorCode(error) === policyRefusal;
}

/** Whether gravar_ficha found the record changed, or gone, since it was read. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && error.message === 'ficha_mudou';
}

/** Whether the record cannot be shown as active because it has no photo. */
export function isPhotoMissing(error: unknown): boolean {
  return errorCode(error) === failedCheck && error instanceof Error && error.message.includes('foto_url');
}

/** A record with an unsourced fact does not come to the ballot. */
export function isUnsourced(error: unknown): boolean {
  return error instanceof Error && error.message === 'fonte_obrigatoria';
}

/** Why a change of status was not made, in words for a toast. */
export function reasonOf(error: unknown): string {
  if (isRevocation(error)) return reasons.revoked;
  if (error instanceof StaleRecordError) return reasons.stale;
  if (isPhotoMissing(error)) return reasons.photoMissing;
  if (isUnsourced(error)) return reasons.sourceMissing;
  return errorCode(error) === null ? reasons.unreachable : reasons.unknown;
}
