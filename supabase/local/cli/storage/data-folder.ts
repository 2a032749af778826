import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { claimOwnFolder } from './own-folder.ts';
import { isSystemError } from '../../emulator/system-error.ts';

const lockSchema = z.object({ pid: z.int().positive(), startedAt: z.string().nullable() });
type LockOwner = z.infer<typeof lockSchema>;

export interface DataFolder {
  database: string;
  isReady: boolean;
  /** Call once the database is complete: unmarked ones are interrupted first starts. */
  markReady(): Promise<void>;
  release(): Promise<void>;
}

/** Another program works on the same data. The message is ready to be shown. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
  constructor(folder: string, pid: number) {
    super(
      `Os dados em ${folder} já estão em uso pelo processo ${pid}. Pare-o (Ctrl-C na janela dele) e tente novamente.`,
    );
  }
}

/** Tells reused process numbers apart; null where the kernel does not count. */
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

async function readOwner(lock: string): Promise<LockOwner | null> {
  try {
    return lockSchema.parse(JSON.parse(await readFile(lock, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || isSystemError(error, 'ENOENT'))
      return null;
    throw error;
  }
}

async function readClaims(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => (/^lock\.\d+$/.test(name) ? [Number(name.slice(5))] : []))
    .sort((a, b) => b - a);
}

function claimFile(folder: string, claim: number): string {
  return join(folder, `lock.${claim}`);
}

/** False when another claim was first; the link appears whole or never. */
async function tryClaim(folder: string, claim: number): Promise<boolean> {
  const own = join(folder, `claim.${randomUUID()}`);
  await writeFile(
    own,
    JSON.stringify({ pid: process.pid, startedAt: processStart(process.pid) } satisfies LockOwner),
  );
  try {
    await link(own, claimFile(folder, claim));
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/** Highest wins; claims are numbered, never removed: one single successor follows a dead one. */
async function claimNext(folder: string): Promise<number> {
  const [highest = 0] = await readClaims(folder);
  const owner = await readOwner(claimFile(folder, highest));
  if (owner !== null && isAlive(owner)) throw new DataInUseError(folder, owner.pid);
  const mine = highest + 1;
  if (!(await tryClaim(folder, mine))) return claimNext(folder);
  const claims = await readClaims(folder);
  if (claims[0] !== mine) {
    await rm(claimFile(folder, mine), { force: true });
    return claimNext(folder);
  }
  await Promise.all(claims.slice(1).map((claim) => rm(claimFile(folder, claim), { force: true })));
  return mine;
}

/** Clears a crash's remains. Rejects with DataInUseError or ForeignFolderError. */
export async function claimDataFolder(folder: string): Promise<DataFolder> {
  await claimOwnFolder(folder);
  const claim = claimFile(folder, await claimNext(folder));
  const database = join(folder, 'database');
  const ready = join(folder, 'ready');
  const isReady = existsSync(ready);
  if (!isReady) await rm(database, { recursive: true, force: true });
  return {
    database,
    isReady,
    markReady: () => writeFile(ready, ''),
    release: () => truncate(claim),
  };
}

/** Deletes the data, and leaves nothing but the claim given back. Rejects as `claimDataFolder` does. */
export async function deleteDataFolder(folder: string): Promise<void> {
  const { database, release } = await claimDataFolder(folder);
  await rm(join(folder, 'ready'), { force: true });
  await rm(database, { recursive: true, force: true });
  await release();
}
