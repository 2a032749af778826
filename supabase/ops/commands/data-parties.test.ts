import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { partiesFile } from '../refresh/parties.ts';
import { run } from './data-parties.ts';
import { watchCommand } from '../watched-command.ts';

const { path, lines, written, write } = watchCommand();
const text = await readFile(partiesFile, 'utf8');

it('data:parties shows a colour that changed, and writes file and legend only when told to', async () => {
  const next = text.replace(/("cor_hex": )"#[0-9a-f]{6}"/, '$1"#012345"');
  await writeFile(path, `\uFEFF${next}`);
  await run([path], write);
  expect(lines.join('\n')).toMatch(/cor_hex: "#[0-9a-f]{6}" → "#012345"/);
  expect(lines.at(-1)).toBe('Nada foi escrito. Para aplicar: --aplicar');
  expect([...written.keys()]).toEqual([]);
  await run([path, '--aplicar'], write);
  expect([...written.keys()]).toEqual(['partidos-tse.json', 'party-legend.json']);
  expect(written.get('partidos-tse.json')).toBe(next);
  expect(written.get('party-legend.json')).toContain('"#012345"');
});

it('data:parties says that nothing changes, and writes nothing even when told to', async () => {
  await writeFile(path, text);
  await run([path, '--aplicar'], write);
  expect(lines).toEqual(['Nada muda.']);
  expect([...written.keys()]).toEqual([]);
});

it.each([
  ['number', /("numero": )\d+([^]*?"numero": )\d+/, '$113$213', 'Partido repetido no arquivo: 13'],
  [
    'abbreviation',
    /("sigla": )"[^"]*"([^]*?"sigla": )"[^"]*"/,
    '$1"XYZ"$2"XYZ"',
    'Partido repetido no arquivo: XYZ.',
  ],
])('data:parties refuses a %s of two parties and writes nothing', async (_, from, to, sentence) => {
  await writeFile(path, text.replace(from, to));
  await expect(run([path, '--aplicar'], write)).rejects.toThrow(sentence);
  expect([...written.keys()]).toEqual([]);
});
