import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, vi } from 'vitest';

/** For tests: a file of its own, what the command says, and what it would write by name. */
export function watchCommand() {
  const folder = mkdtempSync(join(tmpdir(), 'data-command-'));
  const lines: string[] = [];
  const written = new Map<string, string>();
  beforeEach(() => {
    written.clear();
    lines.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    path: join(folder, 'dados.json'),
    lines,
    written,
    write: (file: URL, content: string) => {
      written.set(file.pathname.split('/').at(-1) ?? '', content);
      return Promise.resolve();
    },
  };
}
