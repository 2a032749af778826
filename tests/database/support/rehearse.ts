import type { Database, Queryable } from '../../../supabase/local/emulator/database/database.ts';

/** Carries a finished rehearsal's result out of the transaction that it must not commit. */
class CurtainFall<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('rehearsal over');
    this.result = result;
  }
}

/** Always rolled back; returns or rethrows what `work` does. */
export async function rehearse<T>(database: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  let curtain: CurtainFall<T> | undefined;
  try {
    await database.transaction(async (tx) => {
      await tx.query('set transaction read write');
      curtain = new CurtainFall(await work(tx));
      throw curtain;
    });
  } catch (error) {
    if (curtain === undefined || error !== curtain) throw error;
  }
  if (curtain === undefined) throw new Error('the transaction never ran');
  return curtain.result;
}

/** The same inside a transaction: a savepoint, rolled back whether `work` returned or threw. */
export async function rehearseWithin<T>(tx: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> {
  await tx.query('savepoint rehearsal');
  try {
    return await work(tx);
  } finally {
    await tx.query('rollback to savepoint rehearsal');
    await tx.query('release savepoint rehearsal');
  }
}
