import { paths } from '@/lib/paths';
import { productName } from '@/lib/text/product-name';
import { statedFacts } from '@/lib/stated-facts';
import { siteHead } from '../../seo/site-head';
import type { PublicCandidate } from '../records.ts';

export type StructuredData = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';

/** Unknown facts are left out, never guessed. */
export function personData(candidate: PublicCandidate, siteUrl: string | null): StructuredData {
  const { id, nome, partido_nome, partido_sigla, profissao } = statedFacts(candidate);
  const links = [candidate.link_wikipedia, candidate.link_site_campanha].filter((link) => link !== null);
  return {
    '@context': context,
    '@type': 'Person',
    name: nome,
    ...(siteUrl !== null && { url: siteUrl + paths.candidate(id) }),
    ...(profissao !== null && profissao.trim() !== '' && { jobTitle: profissao }),
    affiliation: { '@type': 'PoliticalParty', name: partido_nome, alternateName: partido_sigla },
    ...(links.length > 0 && { sameAs: links }),
  };
}

export function siteData(siteUrl: string | null): StructuredData {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: productName,
    description: siteHead.description,
    inLanguage: 'pt-BR',
    ...(siteUrl !== null && { url: `${siteUrl}${paths.home}` }),
  };
}

/** Needs whole addresses, so none without the site's own. */
export function breadcrumbData(
  steps: readonly { title: string; path: string }[],
  siteUrl: string | null,
): StructuredData[] {
  if (siteUrl === null) return [];
  const way = [{ title: productName, path: paths.home }, ...steps];
  return [
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: siteUrl + path,
      })),
    },
  ];
}
