import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { compareTexts } from '@/lib/text/text-order';
import { openCopy } from '../../supabase/local/stand-ins/camara/copy.ts';

const candidates = z.object({ candidatos: z.array(z.object({ nome: z.string() })) });

it('every deputy and candidate is where the collator of Brazilian Portuguese puts them', async () => {
  const file = await readFile('supabase/local/data/candidatos-2026.json', 'utf8');
  const { candidatos } = candidates.parse(JSON.parse(file));
  const { dados } = await openCopy().read('deputados');
  const names = [...dados, ...candidatos].map(({ nome }) => nome).toReversed();
  expect(names.length).toBeGreaterThan(500);
  const collator = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });
  expect(names.toSorted(compareTexts)).toEqual(names.toSorted((a, b) => collator.compare(a, b)));
});
