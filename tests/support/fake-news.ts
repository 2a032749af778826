import { http, HttpResponse } from 'msw';
import * as z from 'zod';
import { server } from './fake-backend';

const address = 'http://backend.test/functions/v1/generate-candidate-news';
const bodySchema = z.strictObject({ candidateName: z.string(), party: z.string() });

/** An invented headline as the function answers one. */
export function aNewsItem(overrides: Record<string, unknown> = {}) {
  return {
    title: 'Ana fala em Maceió',
    description: 'A fala durou uma hora.',
    source: 'Jornal Exemplo',
    url: 'https://jornal.exemplo/1',
    publishedAt: '2026-11-20T23:30:00.000Z',
    ...overrides,
  };
}

/**
 * Announces the news function with these headlines, the same about everybody, of a stored copy where its last day is given. Returns the questions that arrived, in
 * order, and the `authorization` headers they came with.
 */
export function newsHas(items: readonly Record<string, unknown>[], copyUntil?: string) {
  const asked: z.infer<typeof bodySchema>[] = [];
  const tokens = new Set<string | null>();
  server.use(
    http.post(address, async ({ request }) => {
      asked.push(bodySchema.parse(await request.json()));
      tokens.add(request.headers.get('authorization'));
      return HttpResponse.json({ results: items, ...(copyUntil !== undefined && { copyUntil }) });
    }),
  );
  return { asked, tokens };
}

/** The news function is out of order. */
export function newsFails(): void {
  server.use(
    http.post(address, () => HttpResponse.json({ error: 'Falha', code: 'internal_error' }, { status: 500 })),
  );
}

/** The news function never answers. */
export function newsKeepsWaiting(): void {
  server.use(http.post(address, () => new Promise<never>(() => {})));
}
