import { candidateHead } from './candidate-head';
import { deputyHead } from './deputy-head';
import type { HeadData } from './head-data';
import { privateHeads } from './private-heads';
import { candidatesHead, electedHead, resultHead, themesHead } from './election-heads';
import { publicHeads } from './public-heads';
import { siteHead } from './site-head';
import { votesHead } from './vote-heads';
import type { PublicCandidate } from './public-candidates';
import type { SittingDeputy } from './sitting-deputies';
import { breadcrumbData, personData, siteData, type StructuredData } from './structured-data';

/** One HTML file of the published site. */
export interface StaticPage {
  /** Name in the published folder. */
  file: string;
  head: HeadData;
  data: readonly StructuredData[];
  /** ISO 8601; when the record behind the page last changed. */
  updatedAt?: string;
}

/** The records that have a page each. */
export interface PublicRecords {
  candidates: readonly PublicCandidate[];
  /** Deputies in exercise. */
  sitting: readonly SittingDeputy[];
}

/** The file of a page in the published folder: '/sobre' is 'sobre.html', which hosts serve without its ending. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function publicPage(head: HeadData & { path: string; title: string }, siteUrl: string | null): StaticPage {
  return { file: fileOf(head.path), head, data: breadcrumbData([head], siteUrl) };
}

function candidatePage(candidate: PublicCandidate, siteUrl: string | null): StaticPage {
  const head = candidateHead(candidate);
  const path = head.path ?? '';
  const way = [publicHeads.candidates, { title: candidate.nome, path }];
  return {
    file: fileOf(path),
    head,
    data: [personData(candidate, siteUrl), ...breadcrumbData(way, siteUrl)],
    updatedAt: candidate.updated_at,
  };
}

function deputyPage(deputy: SittingDeputy, siteUrl: string | null): StaticPage {
  const head = deputyHead({ ...deputy, office: ', deputado federal' });
  return { file: fileOf(head.path), head, data: breadcrumbData([publicHeads.deputies, head], siteUrl) };
}

/** The pages that get a file of their own, as they are on a day (AAAA-MM-DD); the first is the home page. */
export function staticPages(
  { candidates, sitting }: PublicRecords,
  siteUrl: string | null,
  day: string,
): StaticPage[] {
  const heads = {
    ...publicHeads,
    candidates: candidatesHead(day),
    themes: themesHead,
    result: resultHead,
    elected: electedHead,
    votes: votesHead,
  };
  return [
    { file: fileOf(siteHead.path), head: siteHead, data: [siteData(siteUrl)] },
    ...Object.values(heads).map((head) => publicPage(head, siteUrl)),
    ...candidates.map((candidate) => candidatePage(candidate, siteUrl)),
    ...sitting.map((deputy) => deputyPage(deputy, siteUrl)),
    ...Object.values(privateHeads).map((head) => ({ file: fileOf(head.path), head, data: [] })),
  ];
}
