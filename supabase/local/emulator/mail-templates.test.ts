import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledText } from './auth/mail/mail-text.ts';
import { readMailTemplates } from './mail-templates.ts';

const own = new URL('../../config.toml', import.meta.url);
const fields = {
  SiteURL: 'https://site.test',
  Token: '123456',
  TokenHash: 'pkce_abc',
  ConfirmationURL: 'https://projeto.test/auth/v1/verify?token=pkce_abc',
  Email: 'maria@exemplo.org',
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pauta-mails-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['signup', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
] as const)(
  'the %s message carries its code and a link to a page of the site, not to the service',
  async (kind, type) => {
    const template = (await readMailTemplates(own))[kind];
    if (template === undefined) throw new Error(`no template for ${kind}`);
    const { subject, text, link } = filledText(template, fields);
    expect(link).toBe(`https://site.test/auth?aba=link#type=${type}&token_hash=pkce_abc`);
    expect(text).toContain('https://site.test/auth?aba=codigo: 123456');
    expect(text).toContain(subject);
    expect(template.content).not.toContain('ConfirmationURL');
  },
);

it('a message fills nothing in unescaped, and refuses a field that the service has not', () => {
  const template = { subject: 'x', content: '<a href="{{ .SiteURL }}">{{ .Email }}</a>' };
  const { text, link } = filledText(template, { ...fields, SiteURL: 'https://a.test/?"&', Email: '<b>&' });
  expect({ text, link }).toEqual({ text: '<b>&', link: 'https://a.test/?"&' });
  expect(() => filledText({ subject: 'x', content: '{{ .Senha }}' }, fields)).toThrow(
    'The message has no field {{ .Senha }}.',
  );
});

it('a config without messages of its own leaves the service’s', async () => {
  const text = await readFile(own, 'utf8');
  const file = path.join(folder, 'config.toml');
  await writeFile(file, text.replaceAll(/\[auth\.email\.template\.\w+\]\n.*\n.*\n/g, ''));
  expect(await readMailTemplates(pathToFileURL(file))).toEqual({});
});
