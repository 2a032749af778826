import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { escapeMarkup } from '../../emulator/escape-markup.ts';
import { foldText } from '../fold-text.ts';

const itemSchema = z.object({
  candidato_nome: z.string(),
  title: z.string(),
  titulo_origem: z.enum(['literal', 'derivada_do_endereco']),
  description: z.string(),
  source: z.string(),
  url: z.url({ protocol: /^https$/ }),
  data: z.string(),
  data_precisao: z.enum(['dia', 'mes']),
});
type Item = z.infer<typeof itemSchema>;

const fileSchema = z.object({ evidencia_ate: z.iso.date(), noticias: z.array(itemSchema) });

const file = new URL('../../data/noticias.json', import.meta.url);

interface Page extends Item {
  people: readonly string[];
}

/** Dated headlines as published, each page once: nothing is put into newspapers' mouths. */
function publishable(items: readonly Item[]): Page[] {
  const sure = items.filter((item) => item.titulo_origem === 'literal' && item.data_precisao === 'dia');
  const pages = new Map(sure.map((item) => [item.url, item]));
  return [...pages.values()].map((page) => ({
    ...page,
    people: sure.filter(({ url }) => url === page.url).map(({ candidato_nome }) => candidato_nome),
  }));
}

const list = new Intl.ListFormat('pt-BR');

/** Our own sentence; a headline without its people says whom the page is about. */
function descriptionOf({ title, description, people }: Page): string {
  const isNamed = people.every((name) => foldText(title).includes(foldText(name)));
  return isNamed ? description : `${description} Sobre ${list.format(people)}.`;
}

/** Hours are unknown: noon keeps the day in every Brazilian calendar. */
function pubDate(day: string): string {
  return new Date(`${day}T12:00:00-03:00`).toUTCString();
}

function itemXml(page: Page): string {
  const { title, source, url, data } = page;
  return [
    '<item>',
    `<title>${escapeMarkup(title)}</title>`,
    `<link>${escapeMarkup(url)}</link>`,
    `<pubDate>${pubDate(data)}</pubDate>`,
    `<description>${escapeMarkup(descriptionOf(page))}</description>`,
    `<source url="${escapeMarkup(new URL(url).origin)}">${escapeMarkup(source)}</source>`,
    '</item>',
  ].join('');
}

export interface NewsStandIn {
  fetch(request: Request): Response;
  until: string;
}

/** Rejects with ZodError when the copy is not of its shape. */
export async function openNewsStandIn(): Promise<NewsStandIn> {
  const { noticias, evidencia_ate } = fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const items = publishable(noticias);
  return {
    until: evidencia_ate,
    fetch(request) {
      const url = new URL(request.url);
      if (url.pathname !== '/rss/search') return new Response(null, { status: 404 });
      const phrase = foldText(/"([^"]+)"/.exec(url.searchParams.get('q') ?? '')?.[1] ?? '');
      const found = items.filter(
        (page) => phrase !== '' && foldText(`${page.title} ${descriptionOf(page)}`).includes(phrase),
      );
      const xml = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Busca</title>${found.map(itemXml).join('')}</channel></rss>`;
      return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
    },
  };
}
