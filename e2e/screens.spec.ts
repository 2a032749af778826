import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { alikeControls, axeColours, expectNoFault, expectNoFaultOnceWide } from './support/axe.ts';
import { begin as keepOnDevice } from './support/device.ts';
import { expectToFit } from './support/fit.ts';
import { expectStill } from './support/layout-shift.ts';
import { lateData } from './support/late-data.ts';
import { openPagesBeside } from './support/open-pages.ts';
import { acacioFavacho, demoPerson, enter, signInAs } from './support/people.ts';

type Screens = readonly (readonly [address: string, sign: string | null])[];

/** Every screen that needs no account, and what shows that it is there whole. */
const ofVisitors: Screens = [
  ['/', 'Clariana Barão'],
  ['/?aba=favoritos', 'Faça login para ver seus favoritos'],
  ['/?aba=ignorados', 'Faça login para ver candidatos ignorados'],
  ['/candidatos-2026', 'Zema'],
  ['/candidatos-2026/temas', 'Resumo nosso de um resumo público do plano'],
  ['/candidato/1d406712-5c3f-53c5-9a30-baef40954369', '81 anos'],
  ['/candidato/1deb40c3-1e3d-599d-bbab-2c4f653e237a', 'Número registrado'],
  ['/candidato/x', 'Candidato não encontrado.'],
  ['/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925', 'Biografia'],
  ['/deputado-federal/abc', 'Deputado não encontrado'],
  ['/deputados-federais', 'Acácio Favacho'],
  ['/deputado-federal/160541', 'Nome civil'],
  ['/deputado-federal/160541?aba=despesas', 'Quem recebeu'],
  ['/deputado-federal/62881?aba=despesas', 'Limite mensal'],
  ['/deputado-federal/62881?aba=despesas&ano=2025', 'Recibo por recibo'],
  ['/deputado-federal/204528?aba=votacoes', 'Cada votação'],
  ['/deputado-federal/204528?aba=discursos', 'Ler tudo'],
  ['/deputado-federal/220645?aba=proposicoes', 'Projetos de lei'],
  ['/auth', 'Por que criar conta'],
  ['/auth?aba=cadastrar', 'Nome completo'],
  ['/auth?aba=recuperar', 'Recuperar senha'],
  ['/admin/login', 'Acesso restrito a administradores autorizados'],
  ['/resultado-2026', 'Comparecimento'],
  ['/eleitos-2026', 'Adail Filho'],
  ['/eleitos-2026?uf=SP', 'São Paulo: 70 eleitos(as)'],
  ['/votacoes', '21 de maio de 2026'],
  ['/votacoes?tipo=outra&texto=zzzz', 'Nenhuma votação com estes filtros'],
  ['/votacao/2586587-30', 'Ainda faltam aqui:'],
  // An old one has no file of its own.
  ['/votacao/2351332-7', 'Texto da Câmara'],
  ['/votacao/1-1', 'Votação não encontrada'],
  ['/dados', 'Saúde dos dados'],
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
  ['/acessibilidade', 'ABNT NBR 17225'],
  ['/nada', 'Oops! Page not found'],
  ['/deputy/2', 'Helena Amostra'],
  ['/deputy/7', 'Deputado não encontrado'],
  ['/__galeria', 'Cada peça da interface com seus estados.'],
];

/** Screens of one person. */
const ofPeople: Screens = [
  ['/?aba=favoritos', 'Meus Favoritos'],
  ['/analise-politica', 'Gerar Minha Análise'],
  ['/minhas-escolhas', 'Deputados Federais'],
  ['/minhas-escolhas-2026', 'Zema'],
  ['/votacao/2586587-30', 'Acácio Favacho'],
  ['/settings', 'Maria da Silva'],
  ['/settings?aba=dados', 'Seus dados'],
  ['/settings?aba=seguranca', 'Senha atual'],
];

/** Screens where the device keeps the choices. */
const ofDevice: Screens = [
  ['/', null],
  ['/minhas-escolhas', 'Guardado só neste aparelho.'],
];

const ofPanel: Screens = [
  ['/admin', 'Total de Candidatos'],
  ['/admin/candidatos', 'Zema'],
  ['/admin/auditoria', 'Auditoria'],
  ['/admin/candidatos/novo', 'Salvar Candidato'],
  ['/admin/candidatos/1d406712-5c3f-53c5-9a30-baef40954369', 'Salvar Candidato'],
  ['/admin/equilibrio', 'Painel de equilíbrio'],
  ['/admin/resultados', 'Resultados'],
  ['/admin/resultados?turno=destinos', 'Quem não tem registro nunca aparece como ‘não reeleito’.'],
  ['/admin/resultados?turno=cota', 'Em vigor desde 20/02/2026.'],
  ['/admin/votacoes', 'Votações explicadas'],
  ['/admin/votacoes/2586587-30', 'Texto da Câmara'],
];

const softly = expect.configure({ soft: true });

/** Whole screens never move for what comes after them. */
async function expectWhole(page: Page, address: string, sign: string | null): Promise<void> {
  if (sign !== null)
    await softly(page.getByText(sign, { exact: true }).first(), `${address} is whole`).toBeVisible();
  if (address !== '/__galeria')
    await softly(page.locator('main [aria-busy="true"]'), `${address} awaits nothing`).toHaveCount(0);
  await expectStill(page, `${address} moves nothing that is seen`);
}

// The gallery shows on purpose how parts wait, and a photo that does not load.
test.use({ expectedErrors: [/Failed to load resource: .* 404 .*\/missing\.jpg/] });

const whatElse = openPagesBeside(ofVisitors.map(([address]) => address)).map((path) => [path, null] as const);

const ofEverybody: Screens = [...ofVisitors, ...whatElse];

const readers: Record<string, readonly [Screens, (context: BrowserContext) => Promise<unknown>]> = {
  everybody: [ofEverybody, () => Promise.resolve()],
  'a person': [
    ofPeople,
    (context) =>
      enter(context, { favorites: ['Zema'], ignored: ['Lula'], favoriteDeputies: [acacioFavacho] }),
  ],
  'who chooses on the device': [
    ofDevice,
    async (context) => {
      const page = await context.newPage();
      await keepOnDevice(page);
      await page.close();
    },
  ],
  'an administrator': [ofPanel, async (context) => signInAs(context, await demoPerson('Administrador'))],
};

/** Every piece once more, and two acts on one record in one minute. */
const showsTheSameTwice = new Set(['/__galeria', '/admin/auditoria']);

/** One test a screen: axe judges each three times. */
for (const [who, [screens, begin]] of Object.entries(readers))
  for (const [address, sign] of screens) {
    test(`${address} of ${who} is whole, hydrated, readable and fits, on phone and computer`, async ({
      page,
      context,
    }) => {
      await begin(context);
      const isPublic = screens === ofEverybody;
      const open = await lateData(page);
      await open(address, isPublic ? 'counted' : undefined);
      await expectWhole(page, address, sign);
      await softly(page.getByRole('heading', { level: 1 }), `${address}, headings`).toHaveCount(1);
      await softly(
        page.locator('html'),
        `${address} is the page that was prerendered for it`,
      ).not.toHaveAttribute('data-elsewhere');
      // Every piece of the interface is in the gallery.
      const rules = address === '/__galeria' ? axeColours : {};
      await expectNoFault(page, { isWhole: true, rules });
      if (!showsTheSameTwice.has(address)) softly(await alikeControls(page), `${address}, names`).toEqual([]);
      await expectToFit(page);
      await expectNoFaultOnceWide(page);
      await expectToFit(page);
      if (!isPublic) return;
      await open(address);
      await expectWhole(page, address, sign);
    });
  }
