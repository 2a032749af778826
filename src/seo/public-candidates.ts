import * as z from 'zod/mini';

const publicCandidate = z.object({
  id: z.guid(),
  nome: z.string(),
  partido_sigla: z.string(),
  partido_nome: z.string(),
  partido_cor_hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  numero_urna: z.nullable(z.number()),
  profissao: z.nullable(z.string()),
  link_wikipedia: z.nullable(z.string()),
  link_site_campanha: z.nullable(z.string()),
  election_year: z.number(),
  status: z.enum(['active', 'archived']),
  updated_at: z.iso.datetime({ offset: true }),
});

/** A candidate as a visitor may read it; an archived one is off the ballot and still has a page. */
export type PublicCandidate = z.infer<typeof publicCandidate>;

/** The project that the site reads from, as a visitor: the public key, no session. */
export interface Backend {
  url: string;
  anonKey: string;
}

/** Milliseconds; a build waits no longer for a backend that does not answer. */
export const patience = 10_000;

/**
 * The candidates of the site's own backend, alphabetically. Deleted records are nobody's to see and get
 * no page. Rejects when the backend does not answer in time or answers something else.
 */
export async function readCandidates({ url, anonKey }: Backend): Promise<PublicCandidate[]> {
  const query = new URLSearchParams({
    select: Object.keys(publicCandidate.shape).join(','),
    status: 'in.(active,archived)',
    order: 'nome',
  });
  const address = `${url.replace(/\/+$/, '')}/rest/v1/candidatos_presidencia_2026?${query.toString()}`;
  const response = await fetch(address, {
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return z.array(publicCandidate).parse(await response.json());
}
