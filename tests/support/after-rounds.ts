import { aCandidate } from './fixtures';

/** A round as the list of candidates has it. */
export const round = (turno: 1 | 2, situacao: string, percentual: number) => ({
  situacao,
  percentual,
  turno: { turno, fonte_data: turno === 1 ? '2026-10-05' : '2026-10-26' },
});

export const went = (share: number) => [round(1, 'segundo_turno', share)];
/** Two went to the second round, one did not. */
export const ana = { ...aCandidate({ nome: 'Ana Exemplo' }), resultados: went(41.5) };
export const bia = { ...aCandidate({ nome: 'Bia Exemplo' }), resultados: went(42.5) };
export const caio = { ...aCandidate({ nome: 'Caio Exemplo' }), resultados: [round(1, 'nao_eleito', 16)] };
export const afterFirst = [ana, bia, caio];
export const afterSecond = [
  { ...ana, resultados: [...went(41.5), round(2, 'nao_eleito', 49.25)] },
  { ...bia, resultados: [...went(42.5), round(2, 'eleito', 50.75)] },
  caio,
];
