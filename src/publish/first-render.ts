import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import * as z from 'zod';
import { candidatePage, deputyPage } from '../lib/drawn-pages.ts';

const drawing = z.object({ visitor: z.string().startsWith('<'), person: z.string().startsWith('<') });
const read = { url: z.url(), headers: z.record(z.string(), z.string()) };

const result = z.object({
  drawings: z.record(z.string(), drawing),
  listRead: z.object(read),
  deputiesRead: z.object({ ...read, body: z.string().startsWith('{') }),
  candidateRead: z.object({ ...read, url: z.url().includes(candidatePage.sample), body: z.literal('') }),
  deputyRead: z.object({ ...read, body: z.string().includes(deputyPage.sample) }),
  legislatureEnd: z.number(),
});

const listResult = z.object({
  mark: z.string(),
  pages: z.record(z.string(), z.object({ main: z.string().startsWith('<'), photo: z.string().nullable() })),
});

export type ListDrawing = z.infer<typeof listResult>;

export type Drawing = z.infer<typeof drawing>;

export type FirstRender = z.infer<typeof result>;

/** What the list is drawn with: milliseconds for the backend to answer, and the words about the site's own photos. */
export interface ListInput {
  patience: number;
  ownPhotos: string;
}

/** A thread of its own: what a first render needs of a browser must not be seen by the build. */
const thread = `
const { parentPort, workerData } = require('node:worker_threads');
const { file, name, input } = workerData;
import(file)
  .then((drawing) => drawing[name](input))
  .then((result) => { parentPort.postMessage(result); process.exit(0); });
`;

interface Task {
  /** A function of src/app/first-render.tsx and what it is given. */
  name: 'firstRender' | 'listDrawing';
  input?: ListInput;
}

function run(file: string, { name, input }: Task): Promise<unknown> {
  return new Promise((fulfil, reject) => {
    const worker = new Worker(thread, { eval: true, workerData: { file, name, input } });
    worker.once('message', fulfil);
    worker.once('error', reject);
    worker.once('exit', () => {
      reject(new Error('A primeira tela não foi desenhada.'));
    });
  });
}

/** Builds the application for Node, for the given mode, and has it draw. */
async function draw(root: string, mode: string, task: Task): Promise<unknown> {
  const cache = resolve(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'first-render-'));
  try {
    await build({
      root,
      mode,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      resolve: { alias: { '@': resolve(root, 'src') } },
      build: {
        ssr: 'src/app/first-render.tsx',
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'first-render.mjs' } },
      },
    });
    return await run(join(folder, 'first-render.mjs'), task);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Draws the pages that are seen before their scripts with the application's own components, as they are built for the
 * given mode. Rejects when they cannot be built or drawn.
 */
export async function drawFirstRender(root: string, mode: string): Promise<FirstRender> {
  return result.parse(await draw(root, mode, { name: 'firstRender' }));
}

/**
 * Draws the pages that begin with the list of candidates, with the list that the backend answers now. Rejects when it does
 * not answer in time.
 */
export async function drawList(root: string, mode: string, input: ListInput): Promise<ListDrawing> {
  return listResult.parse(await draw(root, mode, { name: 'listDrawing', input }));
}
