import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoFault, expectNoFaultWhenWide } from './support/axe.ts';
import { begin as keepOnDevice } from './support/device.ts';
import { expectToFit } from './support/fit.ts';
import { expectStill } from './support/layout-shift.ts';
import { lateData } from './support/late-data.ts';
import { openPagesBeside } from './support/open-pages.ts';
import { acacioFavacho, demoPerson, enter, signInAs } from './support/people.ts';

type Screens = Record<string, readonly (readonly [address: string, sign: string | null])[]>;

/** Every screen that needs no account, and what shows that it is there whole. */
const ofVisitors: Screens = {
  'the home': [
    ['/', 'Clariana Barão'],
    ['/?aba=favoritos', 'Faça login para ver seus favoritos'],
    ['/?aba=ignorados', 'Faça login para ver candidatos ignorados'],
  ],
  'the candidates': [
    ['/candidatos-2026', 'Zema'],
    ['/candidatos-2026/temas', 'Resumo nosso de um resumo público do plano'],
  ],
  'a candidate’s page': [
    ['/candidato/1d406712-5c3f-53c5-9a30-baef40954369', '81 anos'],
    ['/candidato/1deb40c3-1e3d-599d-bbab-2c4f653e237a', 'Número registrado'],
    ['/candidato/x', 'Candidato não encontrado.'],
  ],
  'a candidate’s page without numbers': [
    ['/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925', 'Biografia'],
    ['/deputado-federal/abc', 'Deputado não encontrado'],
  ],
  'the deputies': [
    ['/deputados-federais', 'Acácio Favacho'],
    ['/deputado-federal/160541', 'Nome civil'],
  ],
  'a deputy’s expenses': [
    ['/deputado-federal/160541?aba=despesas', 'Quem recebeu'],
    ['/deputado-federal/62881?aba=despesas', 'Limite mensal'],
  ],
  'a year of expenses and a deputy’s votes': [
    ['/deputado-federal/62881?aba=despesas&ano=2025', 'Recibo por recibo'],
    ['/deputado-federal/204528?aba=votacoes', 'Cada votação'],
  ],
  'what deputies say and write': [
    ['/deputado-federal/204528?aba=discursos', 'Ler tudo'],
    ['/deputado-federal/220645?aba=proposicoes', 'Projetos de lei'],
  ],
  'the doors': [
    ['/auth', 'Por que criar conta'],
    ['/auth?aba=cadastrar', 'Nome completo'],
    ['/auth?aba=recuperar', 'Recuperar senha'],
    ['/admin/login', 'Acesso restrito a administradores autorizados'],
  ],
  'the result and the elected': [
    ['/resultado-2026', 'Comparecimento'],
    ['/eleitos-2026', 'Adail Filho'],
    ['/eleitos-2026?uf=SP', 'São Paulo: 70 eleitos(as)'],
  ],
  'the roll calls': [
    ['/votacoes', '21 de maio de 2026'],
    ['/votacoes?tipo=outra&texto=zzzz', 'Nenhuma votação com estes filtros'],
  ],
  'a roll call and the data': [
    ['/votacao/2586587-30', 'Ainda faltam aqui:'],
    // An old one has no file of its own.
    ['/votacao/2351332-7', 'Texto da Câmara'],
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
    ['/acessibilidade', 'ABNT NBR 17225'],
    ['/nada', 'Oops! Page not found'],
  ],
  'the demonstration': [
    ['/deputy/2', 'Helena Amostra'],
    ['/deputy/7', 'Deputado não encontrado'],
  ],
  'the gallery of the design system': [['/__galeria', 'Cada peça da interface com seus estados.']],
};

/** Screens of one person. */
const ofPeople: Screens = {
  'a person’s home and analysis': [
    ['/?aba=favoritos', 'Meus Favoritos'],
    ['/analise-politica', 'Gerar Minha Análise'],
  ],
  'a person’s choices': [
    ['/minhas-escolhas', 'Deputados Federais'],
    ['/minhas-escolhas-2026', 'Zema'],
    ['/votacao/2586587-30', 'Acácio Favacho'],
  ],
  'a person’s account': [
    ['/settings', 'Maria da Silva'],
    ['/settings?aba=dados', 'Seus dados'],
    ['/settings?aba=seguranca', 'Senha atual'],
  ],
};

/** Screens where the device keeps the choices. */
const ofDevice: Screens = {
  'the device’s home and choices': [
    ['/', null],
    ['/minhas-escolhas', 'Guardado só neste aparelho.'],
  ],
};

const ofPanel: Screens = {
  'the panel’s dashboard and lists': [
    ['/admin', 'Total de Candidatos'],
    ['/admin/candidatos', 'Zema'],
    ['/admin/auditoria', 'Auditoria'],
  ],
  'the panel’s form': [
    ['/admin/candidatos/novo', 'Salvar Candidato'],
    ['/admin/candidatos/1d406712-5c3f-53c5-9a30-baef40954369', 'Salvar Candidato'],
  ],
  'the panel’s balance and results': [
    ['/admin/equilibrio', 'Painel de equilíbrio'],
    ['/admin/resultados', 'Resultados'],
  ],
  'the panel’s outcomes and limits': [
    ['/admin/resultados?turno=destinos', 'Quem não tem registro nunca aparece como ‘não reeleito’.'],
    ['/admin/resultados?turno=cota', 'Em vigor desde 20/02/2026.'],
  ],
  'the panel’s explanations': [
    ['/admin/votacoes', 'Votações explicadas'],
    ['/admin/votacoes/2586587-30', 'Texto da Câmara'],
  ],
};

interface Visit {
  page: Page;
  /** Opens an address whose data are late. */
  open: (address: string) => Promise<void>;
  problems: string[];
}

/** Whole screens never move for what comes after them. */
async function openWhole({ page, open }: Visit, address: string, sign: string | null): Promise<void> {
  await open(address);
  const softly = expect.configure({ soft: true });
  if (sign !== null)
    await softly(page.getByText(sign, { exact: true }).first(), `${address} is whole`).toBeVisible();
  if (address !== '/__galeria')
    await softly(page.locator('main [aria-busy="true"]'), `${address} awaits nothing`).toHaveCount(0);
  await expectStill(page, `${address} moves nothing that is seen`);
}

/** Failures name the address and hide no other claim. */
async function visit(visited: Visit, address: string, sign: string | null, isPublic: boolean): Promise<void> {
  const { page, problems } = visited;
  const softly = expect.configure({ soft: true });
  await openWhole(visited, address, sign);
  await softly(page.getByRole('heading', { level: 1 }), `${address}, headings`).toHaveCount(1);
  await softly(
    page.locator('html'),
    `${address} is the page that was prerendered for it`,
  ).not.toHaveAttribute('data-elsewhere');
  await expectNoFault(page, true);
  await expectToFit(page);
  await expectNoFaultWhenWide(page, async () => {
    await expectToFit(page);
    if (isPublic) await openWhole(visited, address, sign);
  });
  softly(problems.splice(0), `${address}, console and hydration`).toEqual([]);
}

// The gallery shows on purpose how parts wait, and a photo that does not load.
test.use({ expectedErrors: [/Failed to load resource: .* 404 .*\/missing\.jpg/] });

const addressesIn = (screens: Screens) => Object.values(screens).flatMap((each) => each.map(([one]) => one));
const whatElse = openPagesBeside(addressesIn(ofVisitors)).map((path) => [path, null] as const);

const ofEverybody: Screens = { ...ofVisitors, 'what else is open to everybody': whatElse };

const readers: readonly [Screens, (context: BrowserContext) => Promise<unknown>][] = [
  [ofEverybody, () => Promise.resolve()],
  [
    ofPeople,
    (context) =>
      enter(context, { favorites: ['Zema'], ignored: ['Lula'], favoriteDeputies: [acacioFavacho] }),
  ],
  [
    ofDevice,
    async (context) => {
      const page = await context.newPage();
      await keepOnDevice(page);
      await page.close();
    },
  ],
  [ofPanel, async (context) => signInAs(context, await demoPerson('Administrador'))],
];

/** The longest take more than eight seconds: axe judges each of their screens three times. */
for (const [screens, begin] of readers)
  for (const [name, addresses] of Object.entries(screens)) {
    test(`${name}: every screen is whole, hydrated, readable and fits, on phone and computer`, async ({
      page,
      context,
      problems,
    }) => {
      await begin(context);
      const whose = screens === ofEverybody ? 'of everybody' : 'of one person';
      const visited = { page, problems, open: await lateData(page, whose) };
      for (const [address, sign] of addresses)
        await test.step(address, () => visit(visited, address, sign, screens === ofEverybody));
    });
  }
