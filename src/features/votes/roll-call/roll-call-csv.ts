import { csvFile, csvText } from '@/lib/text/csv';
import { leftOutText } from '@/lib/left-out';
import { formatDay } from '@/lib/text/format';
import { kindText, voteLabels } from '@/features/votes/model';
import { differenceText, totalText } from './roll-call-model';
import type { RollCallDetail } from './roll-call-schema';
import { deputyName, voteGroups } from './roll-call-votes-model';

const columns = ['Voto', 'Deputado(a)', 'Partido no dia', 'UF', 'Número na Câmara'];

export function rollCallCsv(rollCall: RollCallDetail): string {
  const facts: [string, string | null][] = [
    ['Votação', rollCall.titulo],
    ['Dia', formatDay(rollCall.dia)],
    ['Ementa', rollCall.ementa],
    ['O que foi decidido', rollCall.descricao],
    ['Tipo', kindText(rollCall.tipo)],
    ['Resultado', totalText(rollCall)],
    ['Atenção', differenceText(rollCall)],
    ['Linhas com defeito', leftOutText(rollCall.votos_fora)],
    ['Identificador da Câmara', rollCall.id_camara],
    ['Fonte', 'Dados Abertos da Câmara dos Deputados'],
  ];
  const rows = voteGroups(rollCall.votos, '').flatMap(({ vote, of }) =>
    of.map((one) => [
      csvText(voteLabels[vote]),
      csvText(deputyName(one)),
      csvText(one.partido_sigla),
      csvText(one.deputado.uf),
      String(one.deputado.id),
    ]),
  );
  const head = facts.filter(([, value]) => value !== null).map((cells) => cells.map(csvText));
  return csvFile([...head, [], columns.map(csvText), ...rows]);
}
