import type { Page } from '@playwright/test';
import { expect, once, test } from './fixtures.ts';
import { expectNoFault } from './support/axe.ts';
import { expectToFit } from './support/fit.ts';
import { acacioFavacho, demoPerson, enter, signInAs } from './support/people.ts';

/** Every screen that needs no account, and what shows that it is there whole. */
const screens = {
  'the home': [
    ['/', 'Lula'],
    ['/?aba=favoritos', 'Faça login para ver seus favoritos'],
    ['/?aba=ignorados', 'Faça login para ver candidatos ignorados'],
  ],
  'the candidates': [
    ['/candidatos-2026', 'Zema'],
    ['/candidato/1d406712-5c3f-53c5-9a30-baef40954369', '81 anos'],
    ['/candidato/1deb40c3-1e3d-599d-bbab-2c4f653e237a', 'Número registrado'],
    ['/candidato/x', 'Candidato não encontrado.'],
  ],
  'the deputies': [
    ['/deputados-federais', 'Acácio Favacho'],
    ['/deputado-federal/160541', 'Nome civil'],
    ['/deputado-federal/160541?aba=despesas', 'Para quem foi o dinheiro'],
    ['/deputado-federal/62881?aba=despesas', 'Meses e limite mensal'],
    ['/deputado-federal/62881?aba=despesas&ano=2025', 'Primeiras 12 despesas'],
  ],
  'what deputies say and write': [
    ['/deputado-federal/204528?aba=discursos', 'Ler tudo'],
    ['/deputado-federal/220645?aba=proposicoes', 'Projetos de lei'],
    ['/deputado-federal/204528?aba=votacoes', 'Cada votação'],
    ['/deputado-federal/abc', 'Deputado não encontrado'],
  ],
  'the door': [
    ['/auth', 'Por que criar conta'],
    ['/auth?aba=cadastrar', 'Nome completo'],
    ['/auth?aba=recuperar', 'Recuperar senha'],
    ['/admin/login', 'Acesso restrito a administradores autorizados'],
  ],
  'the result and the data': [
    ['/candidatos-2026/temas', 'Resumo do plano registrado no TSE'],
    ['/resultado-2026', 'Comparecimento'],
    ['/eleitos-2026', 'Adail Filho'],
    ['/votacoes', 'Votações nominais'],
    ['/votacao/2586587-30', 'O que significava'],
    ['/votacao/1-1', 'Votação não encontrada'],
    ['/dados', 'Saúde dos dados'],
  ],
  'people side by side': [
    ['/comparar', 'Escolha de 2 a 4 para comparar.'],
    [
      `/comparar?candidatos=${[
        '1d406712-5c3f-53c5-9a30-baef40954369',
        '1deb40c3-1e3d-599d-bbab-2c4f653e237a',
        '223be8e4-d7d4-5c70-81f1-ec89ecfefed2',
        'c0c5339a-c71a-52ad-9d8b-76cfc94beabe',
      ].join(',')}`,
      'Bens declarados',
    ],
    ['/comparar?deputados=62881,160541,204528,220645', 'Votos registrados'],
  ],
  'what is written about the site': [
    ['/sobre', 'Fontes'],
    ['/privacidade', 'Sem conta'],
    ['/acessibilidade', 'Teclado'],
    ['/nada', 'Oops! Page not found'],
  ],
  'the demonstration': [
    ['/deputies', 'Todos os Deputados'],
    ['/deputy/2', 'Helena Amostra'],
    ['/deputy/7', 'Deputado não encontrado'],
    ['/favorites', 'Meus Favoritos'],
  ],
  'the pieces of the design system': [['/__galeria', 'Cada peça da interface com seus estados.']],
} satisfies Record<string, readonly (readonly [string, string])[]>;

async function open(page: Page, address: string, sign: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(sign, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

// The gallery shows on purpose what a photo looks like that does not load.
test.use({ expectedErrors: [/Failed to load resource: .* 404 .*\/missing\.jpg/] });

for (const [name, addresses] of Object.entries(screens)) {
  test(`${name}: axe finds nothing; it fits 320 px and text of twice the size`, async ({ page }, info) => {
    // Colours do not depend on the width: a desktop shows the ones of people who ask for more contrast.
    await page.emulateMedia({ contrast: info.project.name === 'desktop' ? 'more' : null });
    for (const [address, sign] of addresses) {
      await open(page, address, sign);
      await expectNoFault(page);
      await expectToFit(page);
    }
  });
}

/** Screens of one person, which their own journeys show to axe. */
const personal = [
  ['/?aba=favoritos', 'Meus Favoritos'],
  ['/minhas-escolhas', 'Deputados Federais'],
  ['/minhas-escolhas-2026', 'Zema'],
  ['/analise-politica', 'Gerar Minha Análise'],
  ['/settings', 'Maria da Silva'],
  ['/settings?aba=dados', 'Seus dados'],
  ['/settings?aba=seguranca', 'Senha atual'],
] as const;

test('screens of one person fit 320 px and text of twice the size', once, async ({ page, context }) => {
  await enter(context, { favorites: ['Zema'], ignored: ['Lula'], favoriteDeputies: [acacioFavacho] });
  for (const [address, sign] of personal) {
    await open(page, address, sign);
    await expectToFit(page);
  }
});

const panel = [
  ['/admin', 'Total de Candidatos'],
  ['/admin/candidatos', 'Zema'],
  ['/admin/candidatos/novo', 'Salvar Candidato'],
  ['/admin/candidatos/1d406712-5c3f-53c5-9a30-baef40954369', 'Salvar Candidato'],
  ['/admin/equilibrio', 'Painel de equilíbrio'],
  ['/admin/resultados', 'Resultados'],
  ['/admin/votacoes', 'Votações explicadas'],
  ['/admin/votacoes/2586587-30', 'Texto da Câmara'],
  ['/admin/resultados?turno=destinos', 'Quem não tem registro nunca aparece como ‘não reeleito’.'],
  ['/admin/resultados?turno=cota', 'Em vigor desde 20/02/2026.'],
  ['/admin/auditoria', 'Auditoria'],
] as const;

test('screens of the panel fit 320 px and text of twice the size', once, async ({ page, context }) => {
  await signInAs(context, await demoPerson('Administrador'));
  for (const [address, sign] of panel) {
    await open(page, address, sign);
    await expectToFit(page);
  }
});
