import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { timedOut } from './fake-tables';

interface Asked {
  url: URL;
  authorization: string | null;
}

/** Answers reads below `root` and keeps who asked; broken ones time out. */
export function watchReads(root: string, isBroken: (name: string) => boolean) {
  const asked: Asked[] = [];
  const answer = (name: string, body: (parameters: URLSearchParams) => object) =>
    http.get(`${root}/${name}`, ({ request }) => {
      const url = new URL(request.url);
      asked.push({ url, authorization: request.headers.get('authorization') });
      return isBroken(name) ? timedOut() : HttpResponse.json(body(url.searchParams));
    });
  return { asked, answer };
}

/** The row after `p_antes` and the next, as many as `p_limite`, each with the total. */
export function pageOf(rows: readonly Record<string, unknown>[], parameters: URLSearchParams) {
  const after = rows.findIndex(({ votacao_id }) => String(votacao_id) === parameters.get('p_antes'));
  return rows
    .slice(after + 1, after + 1 + Number(parameters.get('p_limite')))
    .map((row) => ({ ...row, total: rows.length }));
}

export function expectNoSession(asked: readonly Pick<Asked, 'authorization'>[]): void {
  const tokens = new Set(asked.map(({ authorization }) => authorization));
  expect(tokens).toEqual(new Set(['Bearer anon-key-of-the-tests']));
}
