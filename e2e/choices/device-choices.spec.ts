import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { bothSizes, expect, test } from '../fixtures.ts';
import { expectNoFault } from '../support/axe.ts';
import {
  begin,
  favorite,
  favorited,
  keepHere,
  leaveStoreUnopened,
  question,
  signIn,
} from '../support/device.ts';
import { backend } from '../support/environment.ts';
import { newPerson, type Person } from '../support/people.ts';
import { thumbOf } from '../support/thumb.ts';

const keptSchema = z.object({ escolhas: z.array(z.object({ id: z.string() })) });

async function favoritesOf({ db }: Person): Promise<string[]> {
  const { data } = await db
    .from('usuario_candidatos_relacao')
    .select('favorito, candidato:candidatos_presidencia_2026(nome)')
    .eq('favorito', true)
    .throwOnError();
  return data.map(({ candidato }) => candidato.nome).sort();
}

async function fileBy(page: Page, label: string, ending: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: label }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`pauta-aberta-minhas-escolhas.${ending}`);
  return readFileSync(await file.path(), 'utf8');
}

/** Every request of the page to the backend, with what it carries. */
function sentBy(page: Page): { what: string; method: string; token: string | null }[] {
  const sent: { what: string; method: string; token: string | null }[] = [];
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin !== backend().url || request.method() === 'OPTIONS') return;
    const token = request.headers()['authorization']?.replace(/^Bearer /, '') ?? null;
    sent.push({ what: `${pathname}${search} ${request.postData() ?? ''}`, method: request.method(), token });
  });
  return sent;
}

test(
  'a first favourite without an account takes two taps and no field, and can be undone',
  bothSizes,
  async ({ page }) => {
    const { tap, taps } = thumbOf();
    await page.goto('/sobre');
    await page.goto('/candidatos-2026');
    await tap(favorite(page));
    await expect(page.getByText('Faça login para favoritar candidatos.')).toBeVisible();
    await expectNoFault(page);
    await tap(keepHere(page));
    await expect(page.getByText('Guardado neste aparelho', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/candidatos-2026');
    await expect(favorited(page)).toBeVisible();
    expect(taps()).toBe(2);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('Removido dos favoritos')).toBeVisible();
    await favorite(page).click();
    await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
    await expect(favorited(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/sobre');
  },
);

test('choices of the device are there wherever an account’s are, and no request tells of them', async ({
  page,
  context,
}) => {
  const sent = sentBy(page);
  await begin(page);
  await favorite(page, 'Renan Santos').click();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
  await page.goto('/deputados-federais');
  const hearts = page.getByRole('button', { name: /^Favoritar / });
  await hearts.nth(0).click();
  await expect(page.getByRole('button', { name: /^Favoritar /, pressed: true })).toHaveCount(1);
  await hearts.nth(1).click();
  await expect(page.getByRole('button', { name: /^Favoritar /, pressed: true })).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Ignorar / })
    .nth(2)
    .click();
  await expect(page.getByText('Deputado ignorado')).toBeVisible();

  await page.close();
  const next = await context.newPage();
  const sentNext = sentBy(next);
  await next.goto('/');
  await expect(next.getByRole('button', { name: /^2 favoritos/ })).toBeVisible();
  await expect(next.getByRole('heading', { name: 'Últimas Notícias dos Meus Favoritos' })).toBeVisible();
  await next.goto('/minhas-escolhas');
  await expect(next.getByRole('heading', { name: 'Guardado só neste aparelho.' })).toBeVisible();
  await expect(next.getByRole('tab', { name: /^Favoritos/ })).toContainText('4');
  await expect(next.getByRole('tab', { name: /^Ignorados/ })).toContainText('1');
  await expect(next.getByRole('link', { name: 'Zema' })).toBeVisible();
  await expect(next.getByRole('heading', { name: 'Votos em comum' })).toBeVisible();
  await expectNoFault(next);
  await next.getByText('Baixar ou apagar').click();
  const { escolhas } = keptSchema.parse(JSON.parse(await fileBy(next, 'Baixar (JSON)', 'json')));
  expect(escolhas).toHaveLength(5);
  const all = [...sent, ...sentNext];
  const { key } = backend();
  expect(all.filter(({ token }) => token !== null && token !== key)).toEqual([]);
  expect(all.filter(({ what }) => /relacao|consentimentos|auth\/v1/.test(what))).toEqual([]);
  const writes = all.filter(({ method, what }) => method !== 'GET' && !/\/(functions|rpc)\b/.test(what));
  expect(writes).toEqual([]);
  const named = () =>
    [...sent, ...sentNext].filter(({ what }) => escolhas.some(({ id }) => what.includes(id)));
  expect(named()).toEqual([]);
  await next.getByRole('button', { name: 'Contar votos em comum' }).click();
  await expect(next.getByRole('region', { name: 'Votos em comum' })).toContainText(/\d+ de \d+/);
  expect(named().map(({ token }) => token)).toEqual([key]);
});

test('what the device keeps is taken along, read on a phone, and erased', async ({ page, context }) => {
  await begin(page);
  await page.goto('/minhas-escolhas');
  await page.getByText('Baixar ou apagar').click();
  expect(await fileBy(page, 'Baixar (JSON)', 'json')).toContain('"nome": "Zema"');
  expect(await fileBy(page, 'Baixar (CSV)', 'csv')).toContain('Zema');
  const readable = await context.newPage();
  await readable.setContent(await fileBy(page, 'Baixar para ler (HTML)', 'html'));
  const name = await readable.getByRole('cell', { name: 'Zema' }).boundingBox();
  expect(name?.width, 'no column of one letter on a phone').toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Apagar tudo deste aparelho' }).click();
  await page.getByRole('button', { name: 'Apagar tudo', exact: true }).click();
  await expect(page.getByText('Escolhas apagadas deste aparelho')).toBeVisible();
  await page.getByRole('tab', { name: 'Favoritos' }).click();
  await expect(page.getByText('Faça login para ver seus favoritos')).toBeVisible();
});

test('a visitor whom My Choices sent to sign in may keep them on the device', async ({ page }) => {
  await page.goto('/minhas-escolhas');
  await expect(page.getByText('Faça login para ver suas escolhas.')).toBeVisible();
  await keepHere(page).click();
  await expect(page.getByRole('heading', { name: 'Guardado só neste aparelho.' })).toBeVisible();
  await expect(page.getByText('Você ainda não favoritou nenhum candidato/político.')).toBeVisible();
  await page.getByRole('tab', { name: 'Ignorados' }).click();
  await page.goto('/analise-politica');
  await expect(page.getByText('Faça login para gerar sua análise')).toBeVisible();
  await expect(keepHere(page)).toBeHidden();
});

test('two tabs agree about the choices of the device', async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto('/candidatos-2026');
  await expect(favorited(other)).toBeVisible();
  await favorited(other).click();
  await expect(favorite(other)).toBeVisible();
  await expect(favorite(page)).toBeVisible();
});

test('who signs in takes the choices of the device along: the newer wins, and nothing stays', async ({
  page,
}) => {
  const person = await newPerson({ ignored: ['Zema'], favorites: ['Renan Santos'] });
  await begin(page);
  await signIn(page, person);
  await expect(question(page)).toContainText('Você tem 1 escolha neste aparelho.');
  await expectNoFault(page);
  await question(page).getByRole('button', { name: 'Levar para a conta' }).click();
  await expect(page.getByText('Escolhas levadas para a conta')).toBeVisible();
  await expect(page.getByText('Em 1 caso a conta dizia outra coisa')).toBeVisible();
  expect(await favoritesOf(person)).toEqual(['Renan Santos', 'Zema']);
  await page.goto('/settings?aba=dados');
  await expect(page.getByText('Neste aparelho não há nada guardado.')).toBeVisible();
});

test('who signs in takes along what was tapped on a page that was left at once', async ({ page }) => {
  const person = await newPerson();
  await begin(page);
  await leaveStoreUnopened(page);
  await favorite(page, 'Renan Santos').click();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
  await signIn(page, person);
  await expect(question(page)).toContainText('Você tem 2 escolhas neste aparelho.');
  await question(page).getByRole('button', { name: 'Levar para a conta' }).click();
  await expect(page.getByText('Escolhas levadas para a conta')).toBeVisible();
  expect(await favoritesOf(person)).toEqual(['Renan Santos', 'Zema']);
});

test('without the consent nothing is taken; left on the device, signing out says that it is there', async ({
  page,
}) => {
  const person = await newPerson({ hasNotAgreed: true });
  await begin(page);
  await signIn(page, person);
  await question(page).getByRole('button', { name: 'Levar para a conta' }).click();
  const consent = page.getByRole('alertdialog', { name: 'Antes de levar suas escolhas' });
  await expect(consent.getByText('1 escolha', { exact: true })).toBeVisible();
  await consent.getByRole('button', { name: 'Agora não' }).click();
  await question(page).getByRole('button', { name: 'Deixar só neste aparelho' }).click();
  await expect(question(page)).toBeHidden();
  expect(await favoritesOf(person)).toEqual([]);
  await page.goto('/candidatos-2026');
  await expect(favorite(page)).toBeVisible();

  await page.goto('/settings?aba=seguranca');
  await page.getByRole('button', { name: 'Sair da Conta' }).click();
  await expect(page.getByText('As escolhas guardadas neste aparelho continuam aqui.')).toBeVisible();
  await page.goto('/candidatos-2026');
  await expect(favorited(page)).toBeVisible();

  const other = await newPerson();
  await signIn(page, other);
  await page.goto('/settings?aba=dados');
  await expect(question(page)).toBeHidden();
  await page.getByRole('button', { name: 'Ver o que está neste aparelho' }).click();
  await question(page).getByRole('button', { name: 'Apagar deste aparelho' }).click();
  const erasing = page.getByRole('alertdialog', { name: 'Apagar tudo deste aparelho?' });
  await erasing.getByRole('button', { name: 'Cancelar' }).click();
  await question(page).getByRole('button', { name: 'Apagar deste aparelho' }).click();
  await erasing.getByRole('button', { name: 'Apagar tudo' }).click();
  await expect(page.getByText('Escolhas apagadas deste aparelho')).toBeVisible();
  await expect(page.getByText('Neste aparelho não há nada guardado.')).toBeVisible();
});

test.describe('an account that is full', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('what an account refuses for want of room stays on the device, by name', async ({ page }) => {
    const person = await newPerson();
    await begin(page);
    await signIn(page, person);
    await page.route('**/rest/v1/usuario_candidatos_relacao*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            json: { code: '23514', message: 'at most 600 choices per user', details: null, hint: null },
          })
        : route.fallback(),
    );
    await question(page).getByRole('button', { name: 'Levar para a conta' }).click();
    await expect(page.getByText('Ficaram neste aparelho, porque a conta não aceitou: Zema.')).toBeVisible();
    await page.goto('/settings?aba=dados');
    await expect(page.getByText('Neste aparelho há escolhas guardadas.')).toBeVisible();
  });
});
