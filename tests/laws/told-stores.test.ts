import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The words of the page on privacy, however its lines are broken. */
const told = read('src/pages/privacy-page.tsx').replace(/\s+/g, ' ');

/** Every table with a person's rows, and the words that tell of it. */
const tables: Readonly<Record<string, string>> = {
  consentimentos: 'Suas autorizações, com data e versão do texto',
  user_roles: 'Quem administra os candidatos tem os seus atos registrados',
  usuario_candidatos_relacao: 'Suas escolhas, até você as apagar',
  usuario_deputados_relacao: 'De cada deputado ficam também o nome, a foto, o partido e o estado',
};

/** Every file that keeps something in the browser, and the words that tell of it. */
const stores: Readonly<Record<string, string>> = {
  'src/features/admin/oauth-return-path.ts': 'A sessão fica no armazenamento do seu navegador',
  'src/features/candidates/sources/sources-shown.ts':
    'O tema escolhido e se as fontes aparecem nas fichas ficam só no seu aparelho',
  'src/features/choices/device/device-home.ts': 'elas ficam num banco de dados do seu navegador',
  'src/features/choices/pending-store.ts': 'a escolha espera só neste navegador',
  'src/features/choices/waiting/waiting-store.ts': 'A escolha que você fez sem rede, só no seu navegador',
  'src/features/choices/write-ahead.ts': 'A escolha que você fez sem rede, só no seu navegador',
  'src/lib/device-note.ts': 'elas ficam num banco de dados do seu navegador',
  'src/lib/discard-waiting.ts': 'A escolha que você fez sem rede, só no seu navegador',
  'src/lib/offline/copy-cache.ts': 'As páginas públicas que você abre ficam também no seu aparelho',
  'src/lib/page/theme.ts': 'O tema escolhido e se as fontes aparecem nas fichas ficam só no seu aparelho',
  'src/lib/session/account-note-key.ts': 'por até uma hora se a conta depender de confirmação',
  'src/lib/session/account-note.ts': 'por até uma hora se a conta depender de confirmação',
  'src/lib/session/drafts.ts': 'Quem administra os candidatos',
  'src/lib/supabase/auth-storage.ts': 'A sessão fica no armazenamento do seu navegador',
  'src/lib/supabase/session-storage.ts': 'A sessão fica no armazenamento do seu navegador',
  'src/lib/waiting-note.ts': 'A escolha que você fez sem rede, só no seu navegador',
  'src/lib/write-device-note.ts': 'elas ficam num banco de dados do seu navegador',
};

const sources = Object.keys(import.meta.glob('/src/{app,features,lib,pages,ui}/**/*.{ts,tsx}'))
  .map((file) => file.slice(1))
  .filter((file) => !file.includes('.test.'));

const keeps = (text: string) => /\b(?:openDB|readLocal|withStorage)[<(]|\bcaches\.open\(/.test(text);

/** Tables of the schema whose rows name a user. */
function tablesOfPeople(types: string): string[] {
  return [...types.matchAll(/^ {6}(\w+): \{\n {8}Row: \{([^}]*)\}/gm)]
    .filter(([, , row = '']) => /^ +user_id: /m.test(row))
    .map(([, table = '']) => table);
}

it('the page on privacy tells of every table with a person’s rows', () => {
  expect(tablesOfPeople(read('src/lib/supabase/database.types.ts')).sort()).toEqual(Object.keys(tables));
  expect(Object.values(tables).filter((words) => !told.includes(words))).toEqual([]);
});

it('the page on privacy tells of everything that is kept in the browser', () => {
  const keeping = sources.filter((file) => file !== 'src/lib/page/web-storage.ts' && keeps(read(file)));
  expect(keeping.sort()).toEqual(Object.keys(stores));
  expect(Object.values(stores).filter((words) => !told.includes(words))).toEqual([]);
});

it('a table and a store that nobody told of are found', () => {
  const types = '      segredos: {\n        Row: {\n          user_id: string\n        }\n';
  expect(tablesOfPeople(types)).toEqual(['segredos']);
  expect(keeps("openDB<Schema>('outra', 1)")).toBe(true);
  expect(keeps('withStorage(kind, null, read)')).toBe(true);
});
