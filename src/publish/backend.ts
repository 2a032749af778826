import * as z from 'zod/mini';
import { statedFacts } from '@/lib/stated-facts';

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
  /** The facts that have a source. */
  fontes: z.array(z.object({ campo: z.string() })),
});

/** A candidate as a visitor may read it; an archived one is off the ballot and still has a page. */
export type PublicCandidate = z.infer<typeof publicCandidate>;

/** The project that the site reads from, as a visitor: the public key, no session. */
export interface Backend {
  url: string;
  anonKey: string;
}

/** Milliseconds; a build waits no longer for a backend that does not answer. */
const timeoutMs = 10_000;

/**
 * The candidates of the site's own backend, alphabetically. Deleted records are nobody's to see and get
 * no page. Rejects when the backend does not answer in time or answers something else.
 */
export async function readCandidates(backend: Backend): Promise<PublicCandidate[]> {
  const { fontes: _, ...own } = publicCandidate.shape;
  const columns = [...Object.keys(own), 'fontes:candidatos_fontes(campo)'];
  return z
    .array(publicCandidate)
    .parse(await askForCandidates(backend, columns))
    .map(statedFacts);
}

/** Some columns of every candidate who has a page, as the backend answers them. Rejects as `readCandidates` does. */
export function askForCandidates(backend: Backend, columns: readonly string[]): Promise<unknown> {
  const query = new URLSearchParams({
    select: columns.join(','),
    status: 'in.(active,archived)',
    order: 'nome',
  });
  return askBackend(backend, `rest/v1/candidatos_presidencia_2026?${query.toString()}`);
}

/** What the site's backend answers a visitor, asked by POST when there is a body. Rejects when it does not in time. */
export async function askBackend(
  { url, anonKey }: Backend,
  path: string,
  body: Record<string, string> | null = null,
): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${anonKey}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.json();
}
