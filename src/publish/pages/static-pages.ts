import { candidateHead } from '@/seo/candidate-head';
import { deputyHead } from '@/seo/deputy-head';
import { voteHead } from '@/seo/vote-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { type PageRow, addressOf, siteMap } from '@/lib/site-map';
import type { PublicCandidate, PublicRecords, PublicRollCall, SittingDeputy } from '../records.ts';
import { breadcrumbData, personData, siteData, type StructuredData } from './structured-data.ts';

export interface StaticPage {
  file: string;
  head: HeadData;
  /** A frame for everybody begins to load this module's code. */
  page?: string;
  data: readonly StructuredData[];
}

/** '/sobre' is 'sobre.html', which hosts serve without its ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

type Heads = Readonly<Record<string, HeadData>>;

/** Breadcrumb from the home page, in each page's own words. */
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

function votePage(rollCall: PublicRollCall, heads: Heads, siteUrl: string | null): StaticPage {
  const head = voteHead(rollCall);
  return {
    file: fileOf(head.path),
    head,
    data: breadcrumbData([wayTo(heads, paths.votes), head], siteUrl),
  };
}

function dataOf({ path, robots }: PageRow, heads: Heads, siteUrl: string | null): readonly StructuredData[] {
  if (path === paths.home) return [siteData(siteUrl)];
  return robots === 'found' ? breadcrumbData([wayTo(heads, path)], siteUrl) : [];
}

export function staticPages(
  { candidates, sitting, rollCalls }: PublicRecords,
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
    ...rollCalls.map((rollCall) => votePage(rollCall, heads, siteUrl)),
  ];
}
