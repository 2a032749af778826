import { outcomeWords } from '../../../../src/lib/election-outcome.ts';
import { roundFaults } from '../../../../src/lib/round-checks.ts';
import {
  type Feed,
  type FeedPerson,
  FeedRefusal,
  outcomeOf,
  readFeed,
} from '../../../../src/lib/tse-feed.ts';
import { type ElectionSource, type RoundSource } from '../seed/election-source.ts';
import { type Records } from './compare.ts';

/** What a file says of 2026; throws the sentence of why it is not taken. */
export const readResults = (content: string): Feed => readFeed(content, 2026);

type Votes = RoundSource['votos'][number];

const dayOfRound = { 1: '2026-10-04', 2: '2026-10-25' } as const;

/** A candidacy of the file as a known one; throws a sentence when its number is nobody's or what the file says is not known. */
function votesOf({ sqcand, nome, votos, percentual, situacao }: FeedPerson, known: readonly Votes[]): Votes {
  const candidacy = known.find(({ tse_sq }) => tse_sq === sqcand);
  const outcome = outcomeOf(situacao);
  if (candidacy === undefined)
    throw new FeedRefusal(`O número ${sqcand} (${nome}) não é de nenhuma candidatura conhecida.`);
  if (outcome === null || percentual === null)
    throw new FeedRefusal(
      `O arquivo não diz a porcentagem de ${nome}, ou diz uma situação desconhecida: ${situacao}.`,
    );
  return { ...candidacy, votos, percentual_validos: percentual, situacao: outcome };
}

/** Who stood in a round: everybody of the first one, or the two who went on from it. */
function standing(turno: 1 | 2, { firstRound }: ElectionSource): Votes[] {
  return firstRound.votos.filter(({ situacao }) => turno === 1 || situacao === 'segundo_turno');
}

/** A round as the court's file says it. Throws a sentence when it may not be published so. */
export function roundOfFeed(feed: Feed, source: ElectionSource): RoundSource {
  const { turno, place, day, address, eleitorado, comparecimento, validos, brancos, nulos } = feed;
  if (place !== 'BR') throw new FeedRefusal('O arquivo de presidente não é do Brasil inteiro.');
  if (day < dayOfRound[turno]) throw new FeedRefusal('O arquivo é de antes do dia da votação.');
  if (validos === null || comparecimento === null || brancos === null || nulos === null)
    throw new FeedRefusal('O arquivo não traz os totais de votos.');
  const votos = feed.people
    .map((person) => votesOf(person, source.firstRound.votos))
    .toSorted((a, b) => b.votos - a.votos);
  const wanted = standing(turno, source);
  const missing = wanted.filter(({ tse_sq }) => !votos.some((one) => one.tse_sq === tse_sq));
  if (missing.length > 0 || votos.length !== wanted.length)
    throw new FeedRefusal(
      `As candidaturas do arquivo não são as ${String(wanted.length)} do ${String(turno)}º turno${missing.length === 0 ? '' : `: falta ${missing.map(({ nome }) => nome).join(', ')}`}.`,
    );
  const faults = roundFaults(
    { turno, validos, comparecimento, brancos, nulos },
    votos.map((one) => ({ ...one, percentual: one.percentual_validos })),
  );
  if (faults.length > 0) throw new FeedRefusal(faults.join('\n'));
  const fonte_titulo = `Resultado oficial da eleição para presidente, ${String(turno)}º turno, Brasil (arquivo do TSE)`;
  return {
    ...{
      turno,
      dia: dayOfRound[turno],
      situacao: 'apurado',
      votos,
      validos,
      brancos,
      nulos,
      comparecimento,
      eleitorado,
    },
    fonte_titulo,
    fontes: [{ titulo: fonte_titulo, url: address, coletado_em: day }],
  };
}

/** A round as `compareRecords` takes it: its totals, then each candidacy by its number at the court. */
export function roundRecords(round: RoundSource | null): Records {
  if (round === null) return new Map();
  const { turno, validos, brancos, nulos, comparecimento, eleitorado, votos } = round;
  const totals = { validos, brancos, nulos, comparecimento, eleitorado };
  const records = new Map<string, { name: string; fields: Record<string, unknown> }>([
    ['totais', { name: `Totais do ${String(turno)}º turno`, fields: totals }],
  ]);
  for (const { tse_sq, nome, votos: count, percentual_validos, situacao } of votos)
    records.set(tse_sq, {
      name: nome,
      fields: { votos: count, percentual_validos, situacao: outcomeWords[situacao] },
    });
  return records;
}

const electedWords = /^Eleit[oa]\b/;

/**
 * Who was elected in a state, here and in the court's file, as `compareRecords` takes them. The list here has no numbers of
 * the court, so that the names on the ballot are all that can stand side by side: a difference to read, never one to apply.
 */
export function electedRecords(feed: Feed, { elected }: ElectionSource): { here: Records; court: Records } {
  const here = elected
    .filter(({ uf }) => uf === feed.place)
    .map(({ nome_urna, partido_sigla, numero_urna, votos }) => ({
      nome: nome_urna,
      partido_sigla,
      numero_urna,
      votos,
    }));
  const court = feed.people
    .filter(({ situacao }) => electedWords.test(situacao))
    .map(({ nome, partido, numero, votos }) => ({
      nome,
      partido_sigla: partido,
      numero_urna: numero,
      votos,
    }));
  const records = (people: typeof here): Records =>
    new Map(people.map(({ nome, ...fields }) => [nome, { name: `${nome} (${feed.place})`, fields }]));
  return { here: records(here), court: records(court) };
}
