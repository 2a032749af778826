import { readFile } from 'node:fs/promises';
import * as z from 'zod';

function parsed(text: string, file: string | URL): unknown {
  try {
    // Windows begins files with a mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new Error(`${file} não é JSON.`, { cause });
  }
}

/** Throws a sentence that names the file, and the places of another shape. */
export function inShape<T>(file: string | URL, schema: z.ZodType<T>, json: unknown): T {
  const { data, error } = schema.safeParse(json, { error: z.locales.pt().localeError });
  if (error) throw new Error(`${file} não tem a forma esperada:\n${z.prettifyError(error)}`);
  return data;
}

/** As `inShape`, and says so of what is no JSON. */
export async function readJson<T>(file: string | URL, schema: z.ZodType<T>): Promise<T> {
  return inShape(file, schema, parsed(await readFile(file, 'utf8'), file));
}
