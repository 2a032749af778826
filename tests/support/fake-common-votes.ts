import { http, HttpResponse } from 'msw';
import { aSet } from './fake-sets';
import * as z from 'zod';
import { server } from './fake-backend';
import { timedOut } from './fake-tables';

const functions = 'http://backend.test/rest/v1/rpc';

const pairsBody = z.strictObject({ p_deputados: z.array(z.int()) });
const differentBody = z.strictObject({
  p_a: z.int(),
  p_b: z.int(),
  p_limite: z.int(),
  p_antes: z.optional(z.int()),
});

interface CommonVotes {
  /** [alike, in common] by 'a-b' with a < b; others have none. */
  pairs?: Readonly<Record<string, readonly [number, number]>>;
  different?: readonly Record<string, unknown>[];
  isBroken?: boolean;
}

export function hasCommonVotes({ pairs = {}, different = [], isBroken = false }: CommonVotes = {}) {
  const asked: { url: URL; body: unknown; authorization: string | null }[] = [];
  const answer = (name: string, rows: (body: unknown) => object) =>
    http.post(`${functions}/${name}`, async ({ request }) => {
      const body: unknown = await request.json();
      const authorization = request.headers.get('authorization');
      asked.push({ url: new URL(request.url), body, authorization });
      return isBroken ? timedOut() : HttpResponse.json(rows(body));
    });
  server.use(
    answer('votos_em_comum', (body) => {
      const ids = pairsBody.parse(body).p_deputados.toSorted((a, b) => a - b);
      return ids.flatMap((a, index) =>
        ids.slice(index + 1).map((b) => {
          const [iguais, em_comum] = pairs[`${a}-${b}`] ?? [0, 0];
          return { a, b, em_comum, iguais };
        }),
      );
    }),
    answer('votos_diferentes', (body) => {
      const { p_antes, p_limite } = differentBody.parse(body);
      const after = different.findIndex(({ votacao_id }) => votacao_id === p_antes);
      return different
        .slice(after + 1, after + 1 + p_limite)
        .map((row) => ({ ...row, total: different.length }));
    }),
    http.get(`${functions}/saude_dos_dados`, () => HttpResponse.json([aSet('votos', { registros: 10 })])),
  );
  return { asked };
}
