import { http, HttpResponse } from 'msw';
import * as z from 'zod';
import { hasPanel } from './fake-admin';
import { server } from '../fake-backend';
import { anExplanation, aRollCall } from '../fake-roll-calls';
import { answerRows, fakeTable, rest, tableError, timedOut } from '../fake-tables';
import { renderApp } from '../render-app';
import { maria, type TestUser } from '../session';

export const path = '/admin/votacoes';

const waiting = {
  ...aRollCall({ votacao_id: 30, id_camara: '2586587-30', titulo: 'PL 1/2026' }),
  nominal: true,
};

export function aWrittenOne(overrides: Record<string, unknown> = {}) {
  return {
    ...waiting,
    ...anExplanation,
    principal: false,
    situacao: 'rascunho',
    redigida_por: maria.id,
    revista_por: null,
    publicada_em: null,
    updated_at: '2026-11-21T12:00:00.000001+00:00',
    ...overrides,
  };
}

type Explanation = ReturnType<typeof aWrittenOne>;

const callSchema = z.object({
  p_votacao: z.number(),
  p_lido_em: z.optional(z.string()),
  p_dados: z.optional(z.record(z.string(), z.unknown())),
});

const nextState: Record<string, string> = {
  enviar: 'em_revisao',
  publicar: 'publicada',
  retirar: 'retirada',
};

/** Acts change the explanations; `acts` are the requests, `refuseNext` answers the next one. */
export function hasExplanations(explanations: Explanation[], isBroken = false) {
  hasPanel();
  const acts: { act: string; call: z.output<typeof callSchema> }[] = [];
  const panel = { explanations, acts, refuseNext: '' };
  const answer = (act: string) =>
    http.post(`${rest}/rpc/${act}_explicacao`, async ({ request }) => {
      const call = callSchema.parse(await request.json());
      panel.acts.push({ act, call });
      const { refuseNext: message } = panel;
      panel.refuseNext = '';
      if (message !== '') return tableError(400, 'P0001', message);
      const updated_at = `2026-11-21T13:00:00.${String(panel.acts.length).padStart(6, '0')}+00:00`;
      const known = panel.explanations.filter(({ votacao_id }) => votacao_id === call.p_votacao);
      const [old = aWrittenOne({ votacao_id: call.p_votacao })] = known;
      const next = { ...old, ...call.p_dados, situacao: nextState[act] ?? 'rascunho', updated_at };
      panel.explanations = [next, ...panel.explanations.filter((one) => !known.includes(one))];
      return HttpResponse.json(updated_at);
    });
  server.use(
    http.post(`${rest}/rpc/explicacoes_do_painel`, ({ request }) =>
      isBroken ? timedOut() : answerRows(new Request(request.url), panel.explanations),
    ),
    http.post(`${rest}/rpc/fila_de_explicacoes`, async ({ request }) => {
      const { p_texto } = z.object({ p_texto: z.optional(z.string()) }).parse(await request.json());
      if (isBroken) return timedOut();
      const found = [waiting].filter(
        ({ votacao_id, titulo }) =>
          !panel.explanations.some((one) => one.votacao_id === votacao_id) && titulo.includes(p_texto ?? ''),
      );
      return HttpResponse.json(found.map((one) => ({ ...one, total: found.length })));
    }),
    ...fakeTable('camara_votacoes', { rows: () => [waiting] }),
    ...['gravar', 'enviar', 'publicar', 'retirar'].map(answer),
  );
  return panel;
}

export function openVotesPanel(address = path, as: TestUser = maria) {
  return renderApp(address, { as });
}
