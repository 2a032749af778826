import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '../data/demo-accounts.ts';
import { projectKeys } from '../emulator/gateway/keys.ts';
import { localJwtSecret } from '../emulator/jwt.ts';
import { fillFolder } from './storage/storage-fixture.ts';

/** Prints its address and runs until killed. */
const program = `
  import { startStack } from ${JSON.stringify(new URL('./stack.ts', import.meta.url).href)};
  const storage = { kind: 'folder', folder: process.argv[1] };
  const stack = await startStack({ port: 0, storage, log: () => undefined });
  process.stdout.write(stack.url);
`;

let folder = '';
let child: ChildProcess | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durability-'));
  await fillFolder(folder);
});

afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Rejects with what the process printed when it ends instead. */
async function start(): Promise<string> {
  const { NODE_ENV: _testing, ...env } = process.env;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, folder];
  const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child = started;
  let complaints = '';
  started.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    started.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    started.once('exit', () => reject(new Error(complaints)));
  });
}

/** The power goes: nothing is written down any more, nothing is closed. */
async function cut(): Promise<void> {
  if (child === null) throw new Error('nothing runs');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  child = null;
}

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const rowsSchema = z.array(z.object({ deputado_id: z.string() }));

async function choicesOf(url: string) {
  const { anonKey: apikey } = await projectKeys(localJwtSecret);
  const json = { apikey, 'content-type': 'application/json' };
  const body = JSON.stringify(demoAccounts[0]);
  const entered = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: json,
    body,
  });
  const { access_token, user } = sessionSchema.parse(await entered.json());
  const headers = { ...json, authorization: `Bearer ${access_token}` };
  const table = `${url}/rest/v1/usuario_deputados_relacao`;
  const consent = JSON.stringify({ user_id: user.id, finalidade: 'escolhas', versao: '2026-11-22' });
  await fetch(`${url}/rest/v1/consentimentos`, { method: 'POST', headers, body: consent });
  return {
    /** Resolves with the status of the answer; rejects when there was none. */
    async add(id: number): Promise<number> {
      const row = { user_id: user.id, deputado_id: String(id), deputado_nome: `Nome ${id}`, favorito: true };
      return (await fetch(table, { method: 'POST', headers, body: JSON.stringify(row) })).status;
    },
    async stored(): Promise<Set<number>> {
      const rows = rowsSchema.parse(await (await fetch(`${table}?select=deputado_id`, { headers })).json());
      return new Set(rows.map(({ deputado_id }) => Number(deputado_id)));
    },
  };
}

/** Cut off at the n-th answer; resolves with the answered ids. */
async function writeUntilCut(add: (id: number) => Promise<number>, first: number, lastAnswer: number) {
  const answered: number[] = [];
  let next = first;
  const cuts: Promise<void>[] = [];
  async function keepWriting(): Promise<void> {
    while (cuts.length === 0) {
      const id = next;
      next += 1;
      const status = await add(id).catch(() => null);
      if (status === null) return;
      expect(status).toBe(201);
      answered.push(id);
      if (answered.length === lastAnswer) cuts.push(cut());
    }
  }
  await Promise.all([keepWriting(), keepWriting(), keepWriting(), keepWriting()]);
  await Promise.all(cuts);
  return answered;
}

test('what was answered is kept, whenever the power goes', async () => {
  const promised: number[] = [];
  for (const [round, lastAnswer] of [5, 23, 60].entries()) {
    const choices = await choicesOf(await start());
    const kept = await choices.stored();
    expect(promised.filter((id) => !kept.has(id))).toEqual([]);
    promised.push(...(await writeUntilCut(choices.add, round * 1_000 + 1, lastAnswer)));
  }
  const kept = await (await choicesOf(await start())).stored();
  expect(promised.length).toBeGreaterThanOrEqual(88);
  expect(promised.filter((id) => !kept.has(id))).toEqual([]);
  await cut();
}, 120_000);
