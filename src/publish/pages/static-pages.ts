import { candidateHead } from '@/seo/candidate-head';
import { deputyHead } from '@/seo/deputy-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { type PageRow, addressOf, siteMap } from '@/lib/site-map';
import type { PublicCandidate, PublicRecords, SittingDeputy } from '../records.ts';
import { breadcrumbData, personData, siteData, type StructuredData } from './structured-data.ts';

/** One HTML file of the published site. */
export interface StaticPage {
  /** Name in the published folder. */
  file: string;
  head: HeadData;
  /** Its module in `src/pages`, whose code the frame of a page for everybody begins to load. */
  page?: string;
  data: readonly StructuredData[];
}

/** The file of a page in the published folder: '/sobre' is 'sobre.html', which hosts serve without its ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** What the pages say of themselves, by path. */
type Heads = Readonly<Record<string, HeadData>>;

/** The way from the home page to a page, by what the pages on it say of themselves. */
function wayTo(heads: Heads, path: string) {
  const { title = '' } = heads[path] ?? {};
  return { title, path };
}

function candidatePage(candidate: PublicCandidate, heads: Heads, siteUrl: string | null): StaticPage {
  const head = candidateHead(candidate);
  const path = head.path ?? '';
  const way = [wayTo(heads, paths.candidates), { title: candidate.nome, path }];
  return {
    file: fileOf(path),
    head,
    data: [personData(candidate, siteUrl), ...breadcrumbData(way, siteUrl)],
  };
}

function deputyPage(deputy: SittingDeputy, heads: Heads, siteUrl: string | null): StaticPage {
  const head = deputyHead({ ...deputy, office: ', deputado federal' });
  return {
    file: fileOf(head.path),
    head,
    data: breadcrumbData([wayTo(heads, paths.deputies), head], siteUrl),
  };
}

function dataOf({ path, robots }: PageRow, heads: Heads, siteUrl: string | null): readonly StructuredData[] {
  if (path === paths.home) return [siteData(siteUrl)];
  return robots === 'found' ? breadcrumbData([wayTo(heads, path)], siteUrl) : [];
}

/** The pages that get a file of their own, with what they say of themselves. */
export function staticPages(
  { candidates, sitting }: PublicRecords,
  heads: Heads,
  siteUrl: string | null,
): StaticPage[] {
  const rows = siteMap.filter(({ file }) => file === 'page' || file === 'frame');
  return [
    ...rows.map((row) => {
      const path = addressOf(row.path);
      const { page, file, access } = row;
      return {
        file: fileOf(path),
        head: heads[path] ?? { path },
        data: dataOf(row, heads, siteUrl),
        ...(file === 'frame' && access === 'everybody' && { page }),
      };
    }),
    ...candidates.map((candidate) => candidatePage(candidate, heads, siteUrl)),
    ...sitting.map((deputy) => deputyPage(deputy, heads, siteUrl)),
  ];
}
