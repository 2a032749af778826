import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { backend } from '../support/environment.ts';
import { acacioFavacho, enter } from '../support/people.ts';

/** Notes questions to the backend: table or function, and what about. */
function noteIn(questions: string[]) {
  return (request: Request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === backend().url) questions.push(`${pathname}${search} ${request.postData() ?? ''}`);
  };
}

/** What the page asks of the backend from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', noteIn(asked));
  return asked;
}

/** Leaving before the answer cancels the request and repeats it later. */
function answeredTo(page: Page): string[] {
  const answered: string[] = [];
  page.on('requestfinished', noteIn(answered));
  return answered;
}

/** The names of what was asked, without what about. */
const subjects = (asked: readonly string[]) => asked.map((one) => /^\/\w+\/v1\/([\w-]+)/.exec(one)?.[1]);

/** Records in the page when its first card is there. */
async function markFirstContent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('main h3') === null) return;
      performance.mark('first content');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Paths of what the page had asked the backend when its first card was there. */
function askedBeforeContent(page: Page): Promise<string[]> {
  return page.evaluate((origin) => {
    const [content] = performance.getEntriesByName('first content');
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => name.startsWith(origin) && startTime < (content?.startTime ?? Infinity),
      )
      .map(({ name }) => new URL(name).pathname);
  }, backend().url);
}

const tabOf = (page: Page, name: string) => page.getByRole('tab', { name });

async function throughTheHomeTabs(page: Page): Promise<void> {
  for (const name of ['Favoritos', 'Ignorados', 'Candidatos']) {
    await tabOf(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
}

/** From the home to the list, to a profile, and by Back to the home. */
async function thereAndBack(page: Page): Promise<void> {
  const records = page.waitForResponse('**/rest/v1/rpc/resumo_das_fichas*');
  await page.getByRole('link', { name: 'Ver Todos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatos 2026' })).toBeVisible();
  await (await records).finished();
  const profile = page.waitForResponse('**/rest/v1/candidatos_presidencia_2026?*id=eq.*');
  await page.getByRole('link', { name: 'Zema', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zema' })).toBeVisible();
  await (await profile).finished();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatos 2026' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pauta Aberta' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Clariana Barão' })).toBeVisible();
}

test('a visitor’s home asks once; tabs ask nothing, and Back nothing again', async ({ page }) => {
  const asked = askedBy(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(subjects(asked)).toEqual(['candidatos_presidencia_2026']);
  await throughTheHomeTabs(page);
  expect(asked).toHaveLength(1);
  await thereAndBack(page);
  expect(subjects(asked)).toEqual(['candidatos_presidencia_2026', 'rpc', 'candidatos_presidencia_2026']);
  expect(new Set(asked).size, 'the list, the line about its records, one profile').toBe(3);
});

test('the home of a person asks once for each thing of theirs; tabs ask nothing', async ({
  page,
  context,
}) => {
  await enter(context, { favorites: ['Zema'], favoriteDeputies: [acacioFavacho] });
  const asked = askedBy(page);
  // What became of all deputies, never of whom somebody chose.
  const own = [
    'consentimentos',
    'destinos_deputados',
    'usuario_candidatos_relacao',
    'usuario_deputados_relacao',
  ];
  await markFirstContent(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const beforeContent = subjects(await askedBeforeContent(page));
  expect(beforeContent.length, beforeContent.join()).toBeLessThanOrEqual(3);
  await expect(page.getByRole('button', { name: /^Acácio Favacho / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^1 favorito/ })).toBeVisible();
  await expect.poll(() => subjects(asked).sort()).toEqual(['candidatos_presidencia_2026', ...own]);
  await throughTheHomeTabs(page);
  expect(asked).toHaveLength(5);
  expect(asked.find((one) => one.includes('destinos_deputados'))).not.toContain('eq.');

  // Only the line about records and the profile are new.
  asked.length = 0;
  await thereAndBack(page);
  expect(subjects(asked), asked.join('\n')).toEqual(['rpc', 'candidatos_presidencia_2026']);
  expect(asked[0]).toContain('resumo_das_fichas');
  expect(asked[1]).toContain('id=eq.');
});

const deputyTabs = {
  'money and votes': [
    ['Despesas', /^em \d+ recibos/, '/despesas?', 'rpc/contexto_despesas?'],
    [
      'Votações',
      /^Votou /,
      'votos_do_deputado?',
      'resumo_de_votos?',
      'maioria_do_partido?',
      'saude_dos_dados',
    ],
  ],
  'words and news': [
    ['Discursos', 'Ler tudo', '/discursos?'],
    ['Proposições', 'Projetos de lei', '/proposicoes?'],
    ['Notícias', /Nenhuma notícia recente encontrada|Buscar notícia no Google/, 'generate-candidate-news'],
  ],
} as const;

for (const [what, tabs] of Object.entries(deputyTabs))
  test(`a deputy’s tabs of ${what} ask when they are opened, once`, async ({ page }) => {
    const asked = askedBy(page);
    const answered = answeredTo(page);
    await page.goto('/deputado-federal/204528');
    await expect(page.getByText('Nome civil')).toBeVisible();
    await expect(page.getByText('Partido Novo')).toBeVisible();
    await expect(page.getByText(/^Eleição de 2026: /)).toBeVisible();
    expect(subjects(asked).sort()).toEqual(['camara-proxy', 'camara-proxy', 'destinos_deputados']);
    for (const [name, sign, ...reads] of tabs) {
      const before = asked.length;
      await tabOf(page, name).click();
      await expect(page.getByRole('tabpanel', { name }).getByText(sign).first()).toBeVisible();
      const isAnswered = (read: string) => answered.some((one) => one.includes(read));
      await expect.poll(() => reads.filter((read) => !isAnswered(read)), name).toEqual([]);
      expect(
        asked.slice(before).filter((one) => !reads.some((read) => one.includes(read))),
        name,
      ).toEqual([]);
    }
    for (const [name, sign] of tabs) {
      await tabOf(page, name).click();
      await expect(page.getByRole('tabpanel', { name }).getByText(sign).first()).toBeVisible();
    }
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
  });
