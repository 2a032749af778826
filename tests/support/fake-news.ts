import { http, HttpResponse } from 'msw';
import * as z from 'zod';
import { server } from './fake-backend';

const address = 'http://backend.test/functions/v1/generate-candidate-news';
const bodySchema = z.strictObject({ candidateName: z.string(), party: z.string() });

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

/** Headlines for everybody. Returns requests and `authorization` headers. */
export function newsHas(
  items: readonly Record<string, unknown>[],
  besides: { copyUntil?: string; leftOut?: number; unanswered?: number } = {},
) {
  const asked: z.infer<typeof bodySchema>[] = [];
  const tokens = new Set<string | null>();
  server.use(
    http.post(address, async ({ request }) => {
      asked.push(bodySchema.parse(await request.json()));
      tokens.add(request.headers.get('authorization'));
      return HttpResponse.json({ results: items, ...besides });
    }),
  );
  return { asked, tokens };
}

/** One headline for each, with their name and party. */
export function newsNamesWhom(): void {
  server.use(
    http.post(address, async ({ request }) => {
      const { candidateName, party } = bodySchema.parse(await request.json());
      return HttpResponse.json({ results: [aNewsItem({ title: `${candidateName} (${party}) fala` })] });
    }),
  );
}

export function newsFails(): void {
  server.use(
    http.post(address, () => HttpResponse.json({ error: 'Falha', code: 'internal_error' }, { status: 500 })),
  );
}

export function newsKeepsWaiting(): void {
  server.use(http.post(address, () => new Promise<never>(() => {})));
}
