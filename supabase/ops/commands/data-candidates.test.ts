import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sourceFile } from '../../local/data/seed/source.ts';
import { run } from './data-candidates.ts';
import { watchCommand } from '../watched-command.ts';

const { path, lines, written, write } = watchCommand();
const text = await readFile(sourceFile, 'utf8');

const changed = (from: RegExp, to: string): Promise<void> => writeFile(path, text.replace(from, to));

it.each([
  ['a sum of assets', /("bens_declarados_reais": )\d[\d.]*/, '$17.5', 'bens_declarados_reais: '],
  ['a running mate', /("vice": \{\s*"nome_urna": )"[^"]*"/, '$1"OUTRA PESSOA"', 'OUTRA PESSOA'],
  ['a day of evidence', /("evidencia_ate": )"[^"]*"/, '$1"2026-11-27"', 'evidencia_ate: '],
  [
    'the title of a source',
    /("fontes": \{\s*"[^"]*": \{\s*"titulo": )"[^"]*"/,
    '$1"Outro título"',
    'Outro título',
  ],
])(
  'data:candidates shows %s that changed, and writes file and seeds only when told to',
  async (_, from, to, line) => {
    await changed(from, to);
    await run([path], write);
    expect(lines.join('\n')).toContain(line);
    expect([...written.keys()]).toEqual([]);
    await run([path, '--aplicar'], write);
    expect([...written.keys()]).toEqual(['candidatos-2026.json', 'seed.sql', 'seed-fontes.sql']);
    expect(written.get('candidatos-2026.json')).toBe(await readFile(path, 'utf8'));
  },
);

it('data:candidates says that nothing changes, and writes nothing even when told to', async () => {
  await writeFile(path, text);
  await run([path, '--aplicar'], write);
  expect(lines).toEqual(['Nada muda.']);
  expect([...written.keys()]).toEqual([]);
});

it('data:candidates writes nothing of a file of which a seed cannot be made', async () => {
  await changed(/("fontes_por_campo": \{\s*"[^"]*": \[\s*)"[^"]*"/, '$1"de-ninguem"');
  await expect(run([path, '--aplicar'], write)).rejects.toThrow('Unknown source of ');
  expect([...written.keys()]).toEqual([]);
});

it('data:candidates refuses a party that is not registered, in words, and writes nothing', async () => {
  await changed(/("partido_sigla": )"[^"]*"/, '$1"XYZ"');
  await expect(run([path, '--aplicar'], write)).rejects.toThrow(
    /^.+: o partido XYZ não está entre os registrados no TSE\.$/,
  );
  expect([...written.keys()]).toEqual([]);
});
