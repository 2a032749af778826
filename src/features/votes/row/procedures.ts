import { foldText } from '@/lib/text/text-order';

interface Procedure {
  name: string;
  /** In the Chamber's folded description; absent matches every one of the kind. */
  words?: RegExp;
  /** After 'A Câmara', when approved and when not. */
  yes: string;
  no: string;
}

/** By the database's kind, in voters' words; the first that fits holds. */
const procedures = {
  urgencia: [{ name: 'urgência', yes: 'decidiu votar com urgência', no: 'recusou votar com urgência' }],
  requerimento: [
    {
      name: 'interstício',
      words: /intersticio/,
      yes: 'dispensou o intervalo entre os turnos',
      no: 'manteve o intervalo entre os turnos',
    },
    {
      name: 'retirada da pauta',
      words: /retirada d[ae] (?:pauta|ordem do dia)/,
      yes: 'decidiu retirar da pauta',
      no: 'recusou retirar da pauta',
    },
    {
      name: 'adiamento da discussão',
      words: /adiamento d[ae] discussao/,
      yes: 'decidiu adiar a discussão',
      no: 'recusou adiar a discussão',
    },
    {
      name: 'adiamento da votação',
      words: /adiamento d[ae] votacao/,
      yes: 'decidiu adiar a votação',
      no: 'recusou adiar a votação',
    },
    {
      name: 'encerramento da discussão',
      words: /encerramento d[ae] discussao/,
      yes: 'decidiu encerrar a discussão',
      no: 'recusou encerrar a discussão',
    },
    {
      name: 'ordem da pauta',
      words: /inversao d[ae] pauta|pauta .*seguinte ordem/,
      yes: 'decidiu mudar a ordem da pauta',
      no: 'recusou mudar a ordem da pauta',
    },
    { name: 'requerimento', yes: 'aceitou um requerimento', no: 'recusou um requerimento' },
  ],
  destaque: [
    {
      name: 'preferência',
      words: /^\S+ as? preferencia/,
      yes: 'deu preferência a um texto',
      no: 'recusou dar preferência a um texto',
    },
    {
      name: 'destaque',
      words: /^(?:mantid|suprimid)/,
      yes: 'manteve o trecho no texto',
      no: 'tirou o trecho do texto',
    },
    { name: 'destaque', yes: 'aprovou um destaque', no: 'recusou um destaque' },
  ],
  emenda: [
    {
      name: 'emenda do Senado',
      words: /^\S+ as? emendas? (?:n\S* \S+ )?do senado/,
      yes: 'aceitou mudança do Senado',
      no: 'recusou mudança do Senado',
    },
    {
      name: 'emenda de redação',
      words: /^\S+ as? emendas? de redacao/,
      yes: 'aceitou corrigir a redação (emenda)',
      no: 'recusou corrigir a redação (emenda)',
    },
    { name: 'emenda', yes: 'mudou o texto (emenda)', no: 'recusou mudar o texto (emenda)' },
  ],
  recurso: [{ name: 'recurso', yes: 'aceitou um recurso', no: 'recusou um recurso' }],
  redacao_final: [{ name: 'redação final', yes: 'aprovou a redação final', no: 'recusou a redação final' }],
  eleicao: [{ name: 'eleição', yes: 'votou a escolha de uma pessoa', no: 'votou a escolha de uma pessoa' }],
  texto: [
    {
      name: 'parecer',
      words: /^\S+ o parecer/,
      yes: 'aprovou um parecer de comissão',
      no: 'recusou um parecer de comissão',
    },
    {
      name: 'parte do texto',
      words: /^\S+ (?:os?|as?) (?:dispositivo|artigo|art\.)/,
      yes: 'aprovou uma parte do texto',
      no: 'recusou uma parte do texto',
    },
    {
      name: 'proposta de emenda à Constituição',
      words: /proposta de emenda (?:a constituicao|constitucional)/,
      yes: 'aprovou o texto de uma PEC',
      no: 'recusou o texto de uma PEC',
    },
    {
      name: 'medida provisória',
      words: /medida provisoria/,
      yes: 'aprovou a medida provisória',
      no: 'rejeitou a medida provisória',
    },
    {
      name: 'texto do Senado',
      words: /substitutivo do senado/,
      yes: 'aceitou o texto do Senado',
      no: 'recusou o texto do Senado',
    },
    {
      name: 'novo texto',
      words: /substitutiv/,
      yes: 'aprovou novo texto do projeto',
      no: 'recusou novo texto do projeto',
    },
    { name: 'projeto', yes: 'aprovou o projeto', no: 'rejeitou o projeto' },
  ],
} as const satisfies Record<string, readonly Procedure[]>;

export type ProcedureName = (typeof procedures)[keyof typeof procedures][number]['name'];

export interface Described {
  tipo: string;
  descricao: string;
  aprovada: boolean | null;
}

/** A kept text went through, a removed one did not; null when unknown. */
function wentThrough({ descricao, aprovada }: Described): boolean | null {
  if (/^Mantid/.test(descricao)) return true;
  return /^Suprimid/.test(descricao) ? false : aprovada;
}

const turns = [
  [/primeiro turno/, 'no 1º turno'],
  [/segundo turno/, 'no 2º turno'],
] as const;

/** After 'A Câmara'; null where the Chamber's words do not tell. */
export function decisionOf(rollCall: Described): { name: ProcedureName; did: string | null } | null {
  // Commas after the first word enclose how or when, not what.
  const folded = foldText(rollCall.descricao);
  const said = folded.replace(/^(\S+), [^,]*,/, '$1');
  const ofKind = Object.entries(procedures).find(([kind]) => kind === rollCall.tipo)?.[1] ?? [];
  const procedure = ofKind.find((one) => !('words' in one) || one.words.test(said));
  if (procedure === undefined) return null;
  const isDone = procedure.yes === procedure.no || wentThrough(rollCall);
  if (isDone === null) return { name: procedure.name, did: null };
  const [, turn] = turns.find(([words]) => rollCall.tipo === 'texto' && words.test(folded)) ?? [];
  const did = isDone ? procedure.yes : procedure.no;
  return { name: procedure.name, did: turn === undefined ? did : `${did} ${turn}` };
}

const halfOfAll = 257;
const threeFifths = 308;

export interface Counted extends Described {
  titulo: string | null;
  sim: number | null;
  nao: number | null;
}

/** Known rules: urgency by art. 155, changes of the Constitution, complementary laws. */
function votesNeeded({ tipo, titulo, descricao }: Counted): number | null {
  const folded = foldText(descricao);
  if (tipo === 'urgencia') return folded.includes('art. 155') ? halfOfAll : null;
  const isText = /^(?:texto|emenda)$/.test(tipo) && !/parecer|emendas? de redacao/.test(folded);
  if (!isText && !folded.startsWith('suprimid')) return null;
  if (/^PEC /.test(titulo ?? '') || /proposta de emenda a constituicao/.test(folded)) return threeFifths;
  return /^PLP /.test(titulo ?? '') || /projeto de lei complementar/.test(folded) ? halfOfAll : null;
}

/** Null where a majority was enough or the rule is unknown. */
export function missedVotes(rollCall: Counted): number | null {
  const { sim, nao } = rollCall;
  if (wentThrough(rollCall) !== false || sim === null || nao === null || sim <= nao) return null;
  const needed = votesNeeded(rollCall);
  return needed !== null && sim < needed ? needed : null;
}
