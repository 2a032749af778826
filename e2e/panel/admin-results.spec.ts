import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoFault } from '../support/axe.ts';
import { demoPerson, signInAs } from '../support/people.ts';

// The first two change the same round.
test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/status of 400/] });

const example = new URL('../../supabase/local/data/eleicao-2026/tse-feed-exemplo.json', import.meta.url);
const votesOf = (page: Page, name: string) => page.getByRole('group', { name }).getByLabel('Votos');
const check = (page: Page) => page.getByRole('button', { name: 'Conferir e gravar' }).click();
const confirm = (page: Page) => page.getByRole('button', { name: 'Gravar resultado' }).click();

async function open(page: Page, address = '/admin/resultados'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
}

async function importFile(page: Page, text: string): Promise<void> {
  await page.getByLabel('Arquivo do TSE').setInputFiles({
    name: 'resultado.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** A file is read, refused, corrected, asked about and saved: over eight seconds. */
test('a file fills the form, one vote more is refused, and nothing is sent before who goes on is repeated', async ({
  page,
  context,
}) => {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/gravar_')) saves.push(request.url());
  });
  await signInAs(context, await demoPerson('Administrador'));
  await open(page);
  // Without its mark of being made up, which forbids saving.
  const text = (await readFile(example, 'utf8')).replace('"_gerado": true,', '');
  await importFile(page, text.replace('"vap": "53879538"', '"vap": "53879539"'));
  const sum = 'A soma dos votos (119.300.789) é diferente dos votos válidos (119.300.788).';
  await expect(page.getByText(sum)).toBeVisible();
  await expect(page.getByText('O formulário ficou como estava.')).toBeVisible();
  await importFile(page, text);
  await expect(page.getByText('Arquivo lido neste aparelho, nada foi enviado.')).toBeVisible();
  await expect(votesOf(page, 'Lula')).toHaveValue('53.879.538');

  await votesOf(page, 'Lula').fill('53.879.539');
  await check(page);
  await expect(page.getByText(sum)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(saves).toEqual([]);

  await votesOf(page, 'Lula').fill('53.879.538');
  await check(page);
  const question = page.getByRole('alertdialog', { name: 'Gravar o 1º turno?' });
  await expect(question.getByText('Ninguém fica marcado como eleito.')).toBeVisible();
  await expect(question).toContainText(/Vão ao 2º turno:.*56\.104\.503.*53\.879\.538/);
  await expectNoFault(page);
  expect(saves).toEqual([]);
  await confirm(page);
  await expect(page.getByText('Resultado do 1º turno gravado')).toBeVisible();
  expect(saves).toHaveLength(1);
  // What was saved is no edit any more.
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();
});

const withTwo = test.extend<{ other: Page }>({
  other: async ({ context, browser, baseURL }, use) => {
    await signInAs(context, await demoPerson('Administrador'));
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await signInAs(elsewhere, await demoPerson('Administrador'));
    await use(await elsewhere.newPage());
    await elsewhere.close();
  },
});

withTwo('of two administrators the second save is refused, with what was typed', async ({ page, other }) => {
  await Promise.all([open(page), open(other)]);
  const title = 'Título da fonte';
  const before = await page.getByLabel(title).inputValue();
  await other.getByLabel(title).fill(`${before} `.slice(0, 190) + 'A');
  await page.getByLabel(title).fill('Fonte da segunda pessoa');
  await check(other);
  await confirm(other);
  await expect(other.getByText('Resultado do 1º turno gravado')).toBeVisible();
  await check(page);
  await confirm(page);
  await expect(page.getByText(/^Outra pessoa gravou este turno antes de você\./)).toBeVisible();
  await expect(page.getByLabel(title)).toHaveValue('Fonte da segunda pessoa');
  await expect(page.getByText(/^antes .*A$/)).toBeVisible();
});

withTwo('an outcome is found, confirmed, and refused to who read it before', async ({ page, other }) => {
  const address = '/admin/resultados?turno=destinos&destino=reeleito&situacao=preliminar&uf=AC';
  await Promise.all([open(page, address), open(other, address)]);
  const edit = page.getByRole('button', { name: /^Editar / }).first();
  const name = ((await edit.getAttribute('aria-label')) ?? '').replace('Editar ', '');
  await expectNoFault(page);
  await edit.click();
  await page.getByRole('dialog').getByLabel('Título da fonte').fill('Outra fonte');
  await expectNoFault(page);

  await other.getByRole('button', { name: `Confirmar ${name}` }).click();
  await other.getByRole('button', { name: 'Confirmar destino' }).click();
  await expect(other.getByText(`Destino de ${name} confirmado`)).toBeVisible();

  await page.getByRole('button', { name: 'Gravar destino' }).click();
  await expect(page.getByText(/^Outra pessoa gravou este destino antes de você\./)).toBeVisible();
  await expect(page.getByText('antes Conferido')).toBeVisible();
});
