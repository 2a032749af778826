import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../local/emulator/database/database.ts';
import { openMigrated } from '../../local/emulator/database/snapshot.ts';

interface Backfill {
  database: Database;
  folder: string;
  /** What the person was told. */
  said: string[];
  report: (line: string) => void;
  /** As the Chamber does, with a byte order mark. */
  write: (name: string, lines: readonly string[]) => Promise<void>;
  rowsOf: (sql: string) => Promise<Record<string, unknown>[]>;
}

/** Migrated, without the Chamber's records, and an empty folder for files. */
export function useBackfill(): Backfill {
  const said: string[] = [];
  const opened: { database: Database | null; folder: string } = { database: null, folder: '' };
  const backfill: Backfill = {
    get database() {
      if (opened.database === null) throw new Error('not open yet');
      return opened.database;
    },
    get folder() {
      return opened.folder;
    },
    said,
    report: (line) => void said.push(line),
    write: (name, lines) => writeFile(path.join(opened.folder, name), '\uFEFF' + lines.join('\r\n') + '\r\n'),
    rowsOf: async (sql) => (await backfill.database.query(sql)).rows,
  };
  beforeAll(async () => {
    opened.database = await openMigrated();
  });
  afterAll(() => opened.database?.close());
  beforeEach(async () => {
    said.length = 0;
    opened.folder = await mkdtemp(path.join(tmpdir(), 'pauta-backfill-'));
    await backfill.database.script(
      'truncate public.camara_deputados, public.camara_votacoes, public.sincronizacoes, private.lotes_camara cascade',
    );
  });
  afterEach(() => rm(opened.folder, { recursive: true }));
  return backfill;
}
