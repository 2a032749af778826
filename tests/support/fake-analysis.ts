import { http, HttpResponse } from 'msw';
import * as z from 'zod';
import { server } from './fake-backend';
import { fakeTable } from './fake-tables';

const functionPath = 'http://backend.test/functions/v1/analise-politica';

const wishSchema = z.object({ pedido: z.enum(['situacao', 'previa']) });
const consentSchema = z.object({ user_id: z.string(), finalidade: z.string(), versao: z.string() });
type Consent = z.infer<typeof consentSchema>;

export const recipient = {
  nome: 'Exemplo IA',
  modelo: 'modelo-1',
  pais: 'Portugal',
  versao: '2026-11-26.0123456789ab',
};

export const anAnalysis = (own: object = {}) => ({
  analise: '**Temas em comum**: Educação aparece em duas listas: a de Ana e a de Bia.\n\nSem título aqui.',
  candidatosCount: 2,
  deputadosCount: 1,
  motivo: null,
  rotulo:
    'Uma inteligência artificial (modelo-1) escolheu a ordem dos assuntos em 21/11/2026. As frases são escritas por regras nossas a partir dos fatos.',
  modelo: 'modelo-1',
  provedor: 'Exemplo IA',
  geradoEm: '2026-11-21T15:00:00.000Z',
  ...own,
});

interface Options {
  provedor?: object | null;
  periodoEleitoral?: boolean;
  answers?: (request: Request) => Response | Promise<Response>;
  preview?: () => Response;
}

/** Returns what reached the analysis function and the consents. */
export function hasAnalysis({ provedor = null, periodoEleitoral = false, answers, preview }: Options = {}) {
  const seen = { analyses: new Array<Request>(), consents: new Array<Consent>(), revocations: 0 };
  server.use(
    http.post(functionPath, async ({ request }) => {
      const body = await request.clone().text();
      if (body === '') {
        seen.analyses.push(request);
        return answers === undefined ? HttpResponse.json(anAnalysis()) : answers(request);
      }
      const { pedido } = wishSchema.parse(JSON.parse(body));
      if (pedido === 'situacao') return HttpResponse.json({ provedor, periodoEleitoral });
      return preview?.() ?? HttpResponse.json({ mensagens: [] });
    }),
    ...fakeTable('consentimentos', {
      rows: () =>
        seen.consents.map(({ finalidade, versao }, index) => ({
          id: `00000000-0000-4000-a000-00000000000${index}`,
          finalidade,
          versao,
          concedido_em: '2026-11-21T15:00:00.000Z',
          revogado_em: seen.revocations > 0 ? '2026-11-21T16:00:00.000Z' : null,
        })),
      insert: (body) => {
        const consent = consentSchema.parse(body);
        seen.consents.push(consent);
        return [consent];
      },
      update: (_, reached) => {
        seen.revocations += 1;
        return reached;
      },
    }),
  );
  return seen;
}
