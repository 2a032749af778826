import { demoAccounts } from '../../data/demo-accounts.ts';
import { relative } from 'node:path';
import type { Chamber } from '../../stand-ins/camara/chamber.ts';
import type { LocalProvider } from '../../stand-ins/ai/provider.ts';
import type { NewsFeeds } from '../../stand-ins/news/feeds.ts';
import type { LaunchSettings } from './settings.ts';

function folderText(folder: string): string {
  const fromHere = relative(process.cwd(), folder);
  return fromHere.startsWith('..') ? folder : fromHere;
}

const outdatedHint = 'de um esquema anterior: exporte o que quer guardar e rode npm run db:reset';

/** A server's address is shown without its user and password. */
function storageText({ storage }: LaunchSettings, outdated: boolean): string {
  if (storage.kind === 'memory') return 'na memória';
  if (storage.kind === 'folder')
    return `${folderText(storage.folder)} (${outdated ? outdatedHint : 'npm run db:reset recomeça do zero'})`;
  return `servidor PostgreSQL em ${URL.canParse(storage.url) ? new URL(storage.url).host : 'LOCAL_DATABASE_URL'}`;
}

const chamberTexts: Readonly<Record<Chamber['kind'], string>> = {
  real: 'API de Dados Abertos, ao vivo',
  snapshot: 'cópia guardada no repositório (as telas dizem de quando)',
  chosen: 'endereço de CAMARA_API_URL',
};

const newsTexts: Readonly<Record<NewsFeeds['kind'], string>> = {
  real: 'feeds RSS, ao vivo',
  snapshot: 'cópia com poucas notícias de 2026, até 10/10/2026 (NEWS_FEED_URL troca os feeds)',
  chosen: 'endereços de NEWS_FEED_URL',
};

const providerTexts: Readonly<Record<LocalProvider['kind'], string>> = {
  none: 'textos por regras nossas, na ordem padrão dos assuntos (AI_API_KEY e companhia ligam um serviço)',
  'stand-in': 'simulador local, que não é inteligência artificial',
  chosen: 'serviço de AI_API_URL',
};

/** Where the backend gets what it does not hold itself. */
interface Sources {
  chamber: Pick<Chamber, 'kind'>;
  news: Pick<NewsFeeds, 'kind'>;
  provider: Pick<LocalProvider, 'kind'>;
  outdated: boolean;
}

export function startupMessage(
  site: string,
  backend: string,
  settings: LaunchSettings,
  { chamber, news, provider, outdated }: Sources,
): string {
  const width = Math.max(...demoAccounts.map(({ label }) => label.length));
  const accounts = demoAccounts.map(
    ({ label, email, password }) => `    ${label.padEnd(width)}  ${email}  senha: ${password}`,
  );
  return [
    '',
    `  Pauta Aberta: ${site}`,
    '',
    '  Contas de demonstração, só neste computador:',
    ...accounts,
    `    Painel de administração: ${site}/admin (Entrar com Google, escolha o administrador)`,
    '',
    `  Dados: ${storageText(settings, outdated)}`,
    `  Câmara dos Deputados: ${chamberTexts[chamber.kind]}`,
    `  Notícias: ${newsTexts[news.kind]}`,
    `  Análise política: ${providerTexts[provider.kind]}`,
    `  Mensagens de e-mail: ${backend}/mail`,
    `  API do backend: ${backend}`,
    '',
    '  Ctrl-C para parar.',
    '',
  ].join('\n');
}

/**
 * For a project that is not run from here.
 * @param variable which one named it
 */
export function foreignStartupMessage(
  site: string,
  url: string,
  variable = 'VITE_SUPABASE_URL',
  more: readonly string[] = [],
): string {
  return [
    '',
    `  Pauta Aberta: ${site}`,
    '',
    `  Backend: ${url} (de ${variable}; o backend embutido não foi iniciado).`,
    ...more.map((line) => `  ${line}`),
    '',
    '  Ctrl-C para parar.',
    '',
  ].join('\n');
}
