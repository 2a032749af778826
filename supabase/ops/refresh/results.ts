import { outcomeWords } from '../../../src/lib/election/election-outcome.ts';
import { type Feed, readFeed } from '../../../src/lib/election/tse-feed.ts';
import { roundOf } from '../../../src/lib/election/tse-round.ts';
import { type ElectionSource, type RoundSource } from '../../local/data/seed/election-source.ts';
import { type Records } from './diff-records.ts';

/** What a file says of 2026; throws the sentence of why it is not taken. */
export const readResults = (content: string): Feed => readFeed(content, 2026);

const dayOfRound = { 1: '2026-10-04', 2: '2026-10-25' } as const;

/** Throws a sentence when the round may not be published. */
export function roundOfFeed(feed: Feed, { firstRound }: ElectionSource): RoundSource {
  const { turno, day, address } = feed;
  const dia = dayOfRound[turno];
  const known = firstRound.votos;
  const standing = known.filter(({ situacao }) => turno === 1 || situacao === 'segundo_turno');
  const { fonte_titulo, votes, ...totals } = roundOf(feed, { day: dia, known, standing });
  return {
    ...totals,
    ...{ turno, dia, situacao: 'apurado', fonte_titulo },
    votos: votes.map(({ candidacy, votos, percentual, situacao }) => ({
      ...candidacy,
      ...{ votos, percentual_validos: percentual, situacao },
    })),
    fontes: [{ titulo: fonte_titulo, url: address, coletado_em: day }],
  };
}

/** Totals, then each candidacy by its number at the court. */
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

/** Ballot names match lists without court numbers: for reading, never applied. */
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
