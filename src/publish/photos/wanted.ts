import * as z from 'zod';
import { askBackend, type Backend } from '../backend.ts';
import type { PublicCandidate } from '../records.ts';

/** A photo of which the site is to have copies. */
export interface WantedPhoto {
  kind: 'candidate' | 'deputy';
  /** https; where its record says that it is. */
  address: string;
  /** Author and licence as the record says them; null when it says nothing. */
  credit: string | null;
}

const photoAddress = z
  .string()
  .transform((address) => address.trim().replace(/^http:/, 'https:'))
  .pipe(z.url({ protocol: /^https$/ }))
  .transform((address) => new URL(address).href)
  .nullable()
  .catch(null);

const deputies = z.object({ dados: z.array(z.object({ urlFoto: photoAddress })).min(1) });

/** What a record says of its photo. */
export type PhotoOf = Pick<PublicCandidate, 'foto_url' | 'foto_credito'>;

export function candidatePhotos(candidates: readonly PhotoOf[]): WantedPhoto[] {
  return candidates.flatMap(({ foto_url, foto_credito: credit }) => {
    const address = photoAddress.parse(foto_url);
    return address === null ? [] : [{ kind: 'candidate', address, credit }];
  });
}

/** All who are in exercise fit one answer of the Chamber. */
const inExercise =
  'https://dadosabertos.camara.leg.br/api/v2/deputados?ordenarPor=nome&ordem=ASC&itens=1000&pagina=1';

/** The photos of the deputies in exercise, from the Chamber's list. Rejects when it does not come in time. */
export async function deputyPhotos(backend: Backend): Promise<WantedPhoto[]> {
  const answer = deputies.parse(await askBackend(backend, 'functions/v1/camara-proxy', { url: inExercise }));
  return answer.dados.flatMap(({ urlFoto: address }) =>
    address === null ? [] : [{ kind: 'deputy', address, credit: null }],
  );
}
