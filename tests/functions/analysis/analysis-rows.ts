import { stateOf } from './analysis-portuguese.ts';
import type { World } from './analysis-support.ts';

/* Whom rows mark, recomputed without product code. */

export interface Row {
  nome: string;
  isOff: boolean;
  partido: string | null;
  estado: string | null;
  profissão: string | null;
  inclinação: string | null;
  cargos: { cargo: string; ano_inicio: number; ano_fim: number | null }[];
  themed: { tema: string; texto: string }[];
  pautas: number;
  id: string;
}

export interface Group {
  kind: 'candidatos' | 'deputados';
  side: 'favoritos' | 'ignorados';
  rows: Row[];
  lost: number;
}

const text = (value: string | null) => (value === null || value === '' ? null : value);
export const byName = (a: Row, b: Row) => a.nome.localeCompare(b.nome, 'pt-BR');

export function groupsOf({ candidates, deputies, chamber }: World): Group[] {
  const all = {
    candidatos: candidates.flatMap(({ candidatos_presidencia_2026: own, ...flags }) =>
      own === null
        ? []
        : [
            {
              flags,
              row: {
                nome: own.nome,
                id: own.id,
                isOff: own.status === 'archived',
                partido: text(own.partido_sigla),
                estado: stateOf(own.estado_origem),
                profissão: text(own.profissao),
                inclinação: text(own.inclinacao_politica),
                cargos: own.historico_eleitoral,
                themed: own.pautas_detalhe,
                pautas: own.pautas_detalhe.length || own.pautas_defendidas.length,
              },
            },
          ],
    ),
    deputados: deputies.map(({ deputado_id, ...flags }) => {
      const found = chamber?.find(({ id }) => `${id}` === deputado_id);
      const none = { isOff: false, profissão: null, inclinação: null, cargos: [], themed: [], pautas: 0 };
      const row = found && {
        ...none,
        nome: found.nome,
        id: deputado_id,
        partido: text(found.siglaPartido),
        estado: stateOf(found.siglaUf),
      };
      return { flags, row };
    }),
  };
  return (['favoritos', 'ignorados'] as const)
    .flatMap((side) =>
      (['candidatos', 'deputados'] as const).map((kind) => {
        const there = all[kind].filter(({ flags }) => flags[side === 'favoritos' ? 'favorito' : 'ignorado']);
        const rows = there.flatMap(({ row }) => row ?? []).sort(byName);
        return { kind, side, rows, lost: there.length - rows.length };
      }),
    )
    .filter(({ rows, lost }) => rows.length + lost > 0);
}
