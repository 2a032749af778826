import * as z from 'zod/mini';
import { type Vote, voteLabels } from './model';

/** `votos_das_votacoes`: for each roll call a digit for each deputy. */
export const pageVotesSchema = z.object({
  deputados: z.array(z.int()),
  votacoes: z.array(z.int()),
  votos: z.array(z.string().check(z.regex(/^[0-5]*$/))),
});

export type PageVotes = z.infer<typeof pageVotesSchema>;

const isVote = (digit: number): digit is Vote => Object.hasOwn(voteLabels, digit);

/** Found on the device among everybody's; null where there is none. */
export function votesOfDeputy(pages: readonly PageVotes[], deputy: number): ReadonlyMap<number, Vote | null> {
  return new Map(
    pages.flatMap(({ deputados, votacoes, votos }) => {
      const place = deputados.indexOf(deputy);
      return votacoes.map((rollCall, index): [number, Vote | null] => {
        const digit = Number(votos[index]?.[place] ?? 0);
        return [rollCall, isVote(digit) ? digit : null];
      });
    }),
  );
}
