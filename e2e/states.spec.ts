import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoFault } from './support/axe.ts';
import { demoPerson, enter, signInAs } from './support/people.ts';

const candidates = '**/rest/v1/candidatos_presidencia_2026?*';
const candidateChoices = '**/rest/v1/usuario_candidatos_relacao?*';
const chamber = '**/functions/v1/camara-proxy';
const audit = '**/rest/v1/audit_log?*';
const lula = '/candidato/1d406712-5c3f-53c5-9a30-baef40954369';

type Answer = (route: Route) => Promise<void>;

/** A coded answer is not retried, so the failure shows at once. */
const refuse: Answer = (route) =>
  route.fulfill({ status: 500, json: { code: 'XX000', error: 'x', message: 'x' } });
const pass: Answer = (route) => route.fallback();
const empty: Answer = (route) => route.fulfill({ json: [] });
const nothing: Answer = (route) =>
  route.fulfill({
    json: {
      ...{ dados: [], links: [], total: null, desatualizado: false },
      ...{ origem: { tipo: 'camara' }, obtidoEm: '2026-11-20T15:00:00.000Z' },
    },
  });

/** Holds an address; the given answer then serves everything from there. */
async function hold(page: Page, address: string): Promise<(answer: Answer) => Promise<void>> {
  const held: Route[] = [];
  let now: Answer | null = null;
  await page.route(address, async (route) => {
    if (now === null) held.push(route);
    else await now(route);
  });
  return async (answer) => {
    now = answer;
    await Promise.all(held.splice(0).map(answer));
  };
}

const main = (page: Page) => page.getByRole('main');

async function expectState(page: Page, sign: string): Promise<void> {
  await expect(main(page).getByText(sign, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expectNoFault(page);
}

interface Wait {
  address: string;
  /** Followed from /sobre; a prerendered page opened directly has its data. */
  link?: string;
  read: string;
  waiting: string;
  failure: string;
}

/** Waiting, failed and retried: three states of one opening. */
async function walk(
  page: Page,
  { address, link, read, waiting, failure }: Wait,
  then: Answer,
): Promise<void> {
  const answer = await hold(page, read);
  await page.goto(link === undefined ? address : '/sobre');
  if (link !== undefined) {
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
  }
  await expectState(page, waiting);
  await answer(refuse);
  await expectState(page, failure);
  await answer(then);
  await main(page).getByRole('button', { name: 'Tentar novamente' }).click();
}

test.use({ expectedErrors: [/responded with a status of 500|Loading failed \[deputies, parties\]/] });

const ofCandidates = { read: candidates, waiting: 'Carregando candidatos...' };

test('the home waits, fails and is empty without a fault', async ({ page }) => {
  const failure = 'Erro ao carregar candidatos';
  await walk(page, { ...ofCandidates, address: '/', link: 'Início', failure }, empty);
  await expectState(page, 'Nenhum candidato encontrado');
});

test('lists wait, fail and are empty without a fault', async ({ page }) => {
  const failure = 'Não foi possível carregar os candidatos.';
  await walk(page, { ...ofCandidates, address: '/candidatos-2026', link: 'Candidatos', failure }, empty);
  await expectState(page, 'Nenhum candidato encontrado');
  await walk(
    page,
    {
      address: '/deputados-federais?nome=zzzzzz',
      read: chamber,
      waiting: 'Carregando deputados...',
      failure: 'Erro ao carregar deputados federais',
    },
    pass,
  );
  await expectState(page, 'Nenhum deputado encontrado');
});

test('a candidate waits, fails, comes and is shared without a fault', async ({ page }) => {
  await page.goto('/candidatos-2026');
  const card = main(page).getByRole('link', { name: 'Lula' }).first();
  await expect(card).toBeVisible();
  const answer = await hold(page, candidates);
  await card.click();
  await expect(page).toHaveURL(lula);
  await expectState(page, 'Carregando candidato...');
  await answer(refuse);
  await expectState(page, 'Não foi possível carregar os dados do candidato.');
  await answer(pass);
  await main(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await main(page).getByRole('button', { name: 'Compartilhar' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page);
});

test('a deputy and the tabs wait, fail and are empty without a fault', async ({ page }) => {
  const address = '/deputado-federal/160541';
  await walk(
    page,
    {
      address,
      read: chamber,
      waiting: 'Carregando deputado...',
      failure: 'Erro ao carregar informações do deputado',
    },
    pass,
  );
  await expect(main(page).getByText('Nome civil')).toBeVisible();
  await page.unroute(chamber);
  const answer = await hold(page, chamber);
  await page.getByRole('tab', { name: 'Despesas' }).click();
  await expectState(page, 'Carregando despesas...');
  await answer(refuse);
  await expect(main(page).getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expectNoFault(page);
  await answer(nothing);
  await main(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expectState(page, 'Nenhum recibo desta pessoa nestes dados');
  await page.getByRole('tab', { name: 'Discursos' }).click();
  await expectState(page, 'Nenhum discurso registrado nos últimos 6 meses');
  await page.getByRole('tab', { name: 'Proposições' }).click();
  await expectState(page, 'Nenhuma proposição encontrada nos últimos 6 meses');
});

test('what a person has chosen waits, fails and is printed without a fault', async ({ page, context }) => {
  await enter(context, { favorites: ['Zema'] });
  await page.clock.setFixedTime('2026-10-25T12:00:00-03:00');
  await walk(
    page,
    {
      address: '/minhas-escolhas',
      read: candidateChoices,
      waiting: 'Carregando suas escolhas...',
      failure: 'Não foi possível carregar suas escolhas.',
    },
    pass,
  );
  await page.getByRole('button', { name: 'Imprimir cola em branco' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page);
  await page.unroute(candidateChoices);
  await page.goto('/minhas-escolhas-2026');
  await expectState(page, 'Zema');
  await page.goto('/?aba=ignorados');
  await expectState(page, 'Você não tem candidatos ignorados.');
  await page.getByRole('tab', { name: 'Favoritos' }).click();
  await expectState(page, 'Zema');
});

test('the door says without a fault what is missing', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByText('Em breve!')).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('tab', { name: 'Cadastrar' }).click();
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Nome completo' })).toHaveAttribute('aria-invalid', 'true');
  await expectNoFault(page);
});

test('lists of the panel wait, fail and are empty without a fault', async ({ page, context }) => {
  await signInAs(context, await demoPerson('Administrador'));
  await walk(
    page,
    {
      address: '/admin/candidatos',
      read: candidates,
      waiting: 'Carregando candidatos...',
      failure: 'Erro ao carregar candidatos',
    },
    empty,
  );
  await expectState(page, 'Nenhum candidato encontrado');
  await page.route(audit, empty);
  await page.goto('/admin/auditoria');
  await expectState(page, 'Nenhum registro de auditoria encontrado');
});

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: [/./] });

  test('says so without a fault', async ({ page }) => {
    await page.route(candidates, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/("fontes": ?)\[[^\]]*\]/, '$1null');
      return route.fulfill({ response: answer, body });
    });
    await page.goto(lula);
    await expectState(page, 'Unexpected Application Error!');
  });
});

test.describe('a release that took every older script away', () => {
  test.use({ expectedErrors: [/./], serviceWorkers: 'block' });

  test('is told in words, and one press opens the page', async ({ page }) => {
    await page.goto('/sobre');
    const link = page.getByRole('link', { name: 'Privacidade' });
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, contentType: 'text/html' }));
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Esta página não abriu' })).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible();
  });
});
