import { paths } from '../lib/paths.ts';

/** Addresses of one kind; the heads of the pages say the same of each (`src/seo/private-heads.ts`, `public-heads.ts`). */
interface Addresses {
  pages: readonly string[];
  /** Beginnings of the addresses of many pages, one for each record: '/candidato/'. */
  folders: readonly string[];
}

/** What search engines are welcome to. */
export const publicAddresses: Addresses = {
  pages: [
    paths.home,
    paths.candidates,
    paths.themes,
    paths.result,
    paths.elected,
    paths.deputies,
    paths.votes,
    paths.about,
    paths.data,
    paths.privacy,
    paths.accessibility,
  ],
  folders: [paths.candidate(''), paths.deputy(''), paths.vote('')],
};

/** Screens of one person, of administration and of made-up people: no search engine has business there. */
export const privateAddresses: Addresses = {
  pages: [
    ...[paths.auth, paths.compare, paths.choices, paths.choices2026, paths.analysis, paths.settings],
    ...[paths.sampleDeputies, paths.sampleFavorites],
    ...[
      paths.adminLogin,
      paths.admin,
      paths.adminCandidates,
      paths.adminNewCandidate,
      paths.adminBalance,
      paths.adminResults,
      paths.adminVotes,
      paths.adminAudit,
    ],
  ],
  folders: [paths.sampleDeputy(''), paths.adminCandidate(''), `${paths.adminVotes}/`],
};

/**
 * The paths that search engines may keep, as the inside of a regular expression that begins at '/': the public pages and
 * whatever has an ending, which is a file. Every other address is private or is no page at all.
 */
export const findable: string = (() => {
  const pages = publicAddresses.pages.map((path) => path.slice(1)).filter((path) => path !== '');
  const records = publicAddresses.folders.map((folder) => `${folder.slice(1)}[^/?]+`);
  return `/(?:(?:${[...pages, ...records].join('|')})/?|[^?]*\\.[^/?]+)?`;
})();
