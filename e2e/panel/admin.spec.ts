import type { Page, Route } from '@playwright/test';
import * as z from 'zod';
import { expect, test } from '../fixtures.ts';
import { expectNoFault, expectNoFaultAtBothSizes } from '../support/axe.ts';
import { press, tabTo, type } from '../support/keyboard.ts';
import { anotherElection, create, enterPanel, photo } from '../support/panel.ts';
import { demoPerson, ownName, signInAs } from '../support/people.ts';
import { scriptsOf } from '../support/scripts.ts';
import { thumbOf } from '../support/thumb.ts';

const administrator = 'admin@pautaaberta.local';

/** Panel, Google's page (its local stand-in), panel. */
async function signInByGoogle(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Entrar com Google' }).click();
  await page.getByRole('button', { name: administrator }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

async function fillNew(page: Page, name: string): Promise<void> {
  await type(page, 'Nome', name);
  await type(page, 'Sigla do partido', 'EXE');
  await type(page, 'Nome do partido', 'Partido Exemplo');
  await type(page, 'Ano da eleição', String(anotherElection));
  await type(page, 'URL da foto', photo);
}

const acts = (page: Page) => page.getByText(/^(Criação|Edição|Arquivamento|Restauração|Exclusão)$/);

async function openHistory(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Editar candidato' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Ver histórico' }));
  await expect(page.getByText('Só o registro')).toBeVisible();
}

/** Key by key: over eight seconds. */
test('a record is made and edited by the keyboard alone, and the audit tells it', async ({ page }) => {
  const name = ownName('Ana Teclado');
  await signInByGoogle(page);
  await press(page, page.getByRole('link', { name: /^Adicionar candidato/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Novo candidato' })).toBeFocused();
  await fillNew(page, name);
  await press(page, page.getByRole('button', { name: 'Preview' }));
  await press(page, page.getByRole('button', { name: 'Salvar Candidato' }));
  await expect(page.getByText('Candidato criado com sucesso')).toBeVisible();

  await press(page, page.getByRole('link', { name: `Editar ${name}` }));
  await type(page, 'Coligação (opcional)', 'Frente Exemplo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Candidato atualizado com sucesso')).toBeVisible();

  await press(page, page.getByRole('link', { name: `Editar ${name}` }));
  await openHistory(page);
  await expect(acts(page)).toHaveText(['Edição', 'Criação']);
  await press(page, page.getByRole('button', { name: 'Ver mudanças' }).first());
  await expect(page.getByText('Frente Exemplo')).toBeVisible();
});

/** As if somebody else changed another record each time after the first. */
async function swapFirst(route: Route): Promise<void> {
  const response = await route.fetch();
  const [first, second, ...rows] = z.array(z.unknown()).parse(await response.json());
  await route.fulfill({ response, json: [second, first, ...rows] });
}

test('a record is archived, restored and deleted by the keyboard alone, in sight where others move it, and the audit tells it', async ({
  page,
  context,
}) => {
  const name = ownName('Ana Arquivada');
  await create(await enterPanel(context), name);
  await page.goto('/admin/candidatos');
  await tabTo(page, page.getByRole('button', { name: `Arquivar ${name}` }));
  await page.route(/candidatos_presidencia_2026\?.*order=updated_at/, swapFirst);
  await press(page, page.getByRole('button', { name: `Arquivar ${name}` }), 'Space');
  await expect(page.getByText('Candidato arquivado')).toBeVisible();
  await press(page, page.getByRole('button', { name: `Restaurar ${name}` }), 'Space');
  await expect(page.getByText('Candidato restaurado')).toBeVisible();
  await press(page, page.getByRole('button', { name: `Excluir ${name}` }));
  await expect(page.getByRole('alertdialog', { name: 'Confirmar Exclusão' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Excluir', exact: true }));
  await expect(page.getByText('Candidato excluído')).toBeVisible();
  await expect(page.getByRole('link', { name: `Editar ${name}` })).toBeFocused();
  await expect(page.getByRole('button', { name: `Arquivar ${name}` })).toHaveCount(0);

  await page.keyboard.press('Enter');
  await openHistory(page);
  await expect(acts(page)).toHaveText(['Exclusão', 'Restauração', 'Arquivamento', 'Criação']);
});

test('the dashboard leads in two taps to what an act changed, whose record it was and who did it', async ({
  page,
  context,
}) => {
  const name = ownName('Eva Auditada');
  await create(await enterPanel(context), name);
  const { tap, taps } = thumbOf();
  await page.goto('/admin');
  await tap(page.getByRole('link', { name: /^Ver auditoria completa/ }));
  const places = page.getByRole('navigation', { name: 'Administração' });
  await expect(places.getByRole('link', { name: 'Auditoria' })).toBeInViewport({ ratio: 1 });
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry.getByText('Candidato', { exact: true })).toBeVisible();
  await expect(entry.getByTitle(administrator)).toBeVisible();
  await tap(entry.getByRole('button', { name: 'Ver mudanças' }));
  await expect(entry.getByText('Partido Exemplo')).toBeVisible();
  expect(taps()).toBe(2);
});

test('what the panel deletes is gone from the public site', async ({ page, context }) => {
  const name = ownName('Bia Retirada');
  const id = await create(await enterPanel(context), name);
  await page.goto(`/candidato/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/admin/candidatos');
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(page.getByText('Candidato excluído')).toBeVisible();
  await page.goto(`/candidato/${id}`);
  await expect(page.getByText('Candidato não encontrado.')).toBeVisible();
});

test.describe('with a refusal of the database', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('the second of two sessions at one record is told and loses nothing', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const name = ownName('Caio Conflito');
    await create(await enterPanel(context), name);
    await page.goto('/admin/candidatos');
    await page.getByRole('link', { name: `Editar ${name}` }).click();
    await page.getByLabel('Biografia (opcional)').fill('Escrito primeiro, salvo depois.');
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await enterPanel(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto(new URL(page.url()).pathname);
    await other.getByLabel('Coligação (opcional)').fill('Salva por outra sessão');
    await other.getByRole('button', { name: 'Salvar Candidato' }).click();
    await expect(other.getByText('Candidato atualizado com sucesso')).toBeVisible();
    await elsewhere.close();

    await page.getByRole('button', { name: 'Salvar Candidato' }).click();
    await expect(
      page.getByRole('heading', { name: 'Este candidato foi alterado por outra pessoa' }),
    ).toBeFocused();
    await expect(page.getByLabel('Coligação (opcional)')).toHaveValue('Salva por outra sessão');
    await expect(page.getByLabel('Biografia (opcional)')).toHaveValue('Escrito primeiro, salvo depois.');
    await page.getByRole('button', { name: 'Salvar Candidato' }).click();
    await expect(page.getByText('Candidato atualizado com sucesso')).toBeVisible();
  });
});

test('edits are asked about before they are left, and survive the loss of the session', async ({
  page,
  context,
}) => {
  const name = ownName('Davi Rascunho');
  await enterPanel(context);
  await page.goto('/admin/candidatos/novo');
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);

  // Another tab of this browser signs out.
  const tab = await page.context().newPage();
  await tab.goto('/admin');
  await tab.getByRole('button', { name: 'Sair' }).click();
  // The notice stays five seconds.
  await expect(page.getByText('Sua sessão terminou. Entre de novo.')).toBeVisible();
  await expect(tab).toHaveURL('/admin/login');
  await tab.close();
  await expect(page).toHaveURL('/admin/login');
  await page.getByRole('button', { name: 'Entrar com Google' }).click();
  await page.getByRole('button', { name: administrator }).click();
  await expect(page).toHaveURL('/admin/candidatos/novo');
  await expect(page.getByText('Recuperamos o que você escreveu')).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
});

test('an ordinary account is denied, with its own token as well', async ({ page, context }) => {
  await signInAs(context, await demoPerson('Usuário'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso Negado' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Administração' })).toHaveCount(0);
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Voltar para o início' }).click();
  await expect(page).toHaveURL('/');
});

test('only the panel loads scripts of the panel', async ({ page, context }) => {
  const scripts = scriptsOf(page);
  const ofPanel = () => scripts.filter((path) => path.includes('admin'));
  for (const path of ['/', '/candidatos-2026', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('about:blank');
  await enterPanel(context);
  await page.goto('/settings');
  await expect(page.getByRole('definition').filter({ hasText: administrator })).toBeVisible();
  expect(ofPanel()).toEqual([]);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(ofPanel()).not.toEqual([]);
});

/** Each state is judged at both sizes: over eight seconds. */
test('a question and an open entry of the audit have no fault', async ({ page, context }) => {
  // So that the audit has something to show.
  await create(await enterPanel(context), ownName('Eva Auditada'));
  await page.goto('/admin/candidatos');
  await page.getByRole('button', { name: 'Excluir Zema' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoFaultAtBothSizes(page);
  await page.goto('/admin/auditoria');
  await page.getByRole('button', { name: 'Ver mudanças' }).first().click();
  await expectNoFaultAtBothSizes(page);
});

test('the errors of the form have no fault, and it can be left without saving', async ({ page, context }) => {
  await enterPanel(context);
  await page.goto('/admin/candidatos');
  await page.getByRole('link', { name: 'Editar Zema' }).click();
  await expect(page.getByText('Não editáveis aqui.')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('');
  await page.getByLabel('URL da foto', { exact: true }).fill('http://exemplo.org/a.jpg');
  await page.getByRole('button', { name: 'Salvar Candidato' }).click();
  await expect(page.getByText('URL da foto deve usar HTTPS')).toBeVisible();
  await expectNoFaultAtBothSizes(page);
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();
});
