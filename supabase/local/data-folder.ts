import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const lockSchema = z.object({ pid: z.int().positive(), startedAt: z.string().nullable() });
type LockOwner = z.infer<typeof lockSchema>;

export interface DataFolder {
  /** Folder of the embedded database. */
  database: string;
  /** Whether a complete database was found there. */
  isReady: boolean;
  /** To be called once the database is complete: an unmarked one is what an interrupted first start left. */
  markReady(): Promise<void>;
  release(): Promise<void>;
}

/** Another program works on the same data. The message is ready to be shown. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
  constructor(folder: string, pid: number) {
    super(
      `Os dados em ${folder} já estão em uso pelo processo ${pid}. Pare-o (Ctrl-C na janela dele) e tente de novo.`,
    );
  }
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** When a process started, as the kernel counts it, so that a reused process number is not mistaken; null elsewhere. */
function processStart(pid: number): string | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1) ?? '';
  return afterName.split(' ')[19] ?? null;
}

function isAlive({ pid, startedAt }: LockOwner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
  return processStart(pid) === startedAt;
}

/** Null for a lock that is not there or says nothing of use. */
async function readOwner(lock: string): Promise<LockOwner | null> {
  try {
    return lockSchema.parse(JSON.parse(await readFile(lock, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || isSystemError(error, 'ENOENT'))
      return null;
    throw error;
  }
}

/** True when this process now owns the lock. The link makes it appear whole or not at all. */
async function tryLock(folder: string, lock: string): Promise<boolean> {
  const own = join(folder, `lock.${randomUUID()}`);
  await writeFile(
    own,
    JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) } satisfies LockOwner),
  );
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Clears a lock whose owner is gone. Of several that start at once only one may, under a lock of its own: another
 * would clear the lock that the first has taken meanwhile.
 */
async function clearStaleLock(folder: string, lock: string): Promise<void> {
  const guard = join(folder, 'lock.takeover');
  if (!(await tryLock(folder, guard))) {
    const taker = await readOwner(guard);
    if (taker === null || isAlive(taker)) return;
    await rm(guard, { force: true });
    if (!(await tryLock(folder, guard))) return;
  }
  const owner = await readOwner(lock);
  if (owner === null || !isAlive(owner)) await rm(lock, { force: true });
  await rm(guard);
}

/**
 * Takes a data folder for this process alone. Clears what a crash left: a lock without a living owner and a
 * database whose first creation did not finish. Rejects with DataInUseError while another process has it.
 */
export async function claimDataFolder(folder: string): Promise<DataFolder> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lock');
  if (!(await tryLock(folder, lock))) {
    const owner = await readOwner(lock);
    if (owner !== null && isAlive(owner)) throw new DataInUseError(folder, owner.pid);
    await clearStaleLock(folder, lock);
    if (!(await tryLock(folder, lock))) throw new DataInUseError(folder, (await readOwner(lock))?.pid ?? 0);
  }
  const database = join(folder, 'database');
  const ready = join(folder, 'ready');
  const isReady = existsSync(ready);
  if (!isReady) await rm(database, { recursive: true, force: true });
  return {
    database,
    isReady,
    markReady: () => writeFile(ready, ''),
    release: () => rm(lock, { force: true }),
  };
}

/** Deletes the data. Rejects with DataInUseError while a process works on it. */
export async function deleteDataFolder(folder: string): Promise<void> {
  await claimDataFolder(folder);
  await rm(folder, { recursive: true, force: true });
}
