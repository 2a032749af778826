/** A page about one person, whose data is asked for by the page's head. */
interface DetailPage {
  /** What stands before the id in its address. */
  prefix: string;
  /** What an id looks like: nothing else is asked for. */
  id: RegExp;
  /** An id with which the build learns what the page asks. */
  sample: string;
  /** The modules it begins with, in src. */
  modules: readonly string[];
}

export const candidatePage: DetailPage = {
  prefix: '/candidato/',
  id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  sample: '00000000-0000-4000-8000-000000000000',
  modules: ['pages/candidate-page.tsx', 'features/candidates/reads.ts'],
};

export const deputyPage: DetailPage = {
  prefix: '/deputado-federal/',
  id: /^[1-9]\d{0,9}$/,
  sample: '999999999',
  modules: ['pages/deputy-page.tsx'],
};

/** The page of one person that an address leads to, and whose it is; null for any other address. */
export function detailOf(pathname: string): { page: DetailPage; id: string } | null {
  const page = [candidatePage, deputyPage].find(({ prefix }) => pathname.startsWith(prefix));
  const id = page ? pathname.slice(page.prefix.length) : '';
  return page?.id.test(id) === true ? { page, id } : null;
}
